import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

// Runs as an account without rights and without a network: node first-page.mjs FOLDER DATA PORT [VARIABLE=value…].
// Starts an unpacked release twice on one data folder; prints the milliseconds to the first page as JSON.

const [folder = '', data = '', port = '', ...variables] = process.argv.slice(2);
const LIMIT_MS = 180_000;

async function startOnce() {
  const begun = performance.now();
  const own = Object.fromEntries(variables.map((one) => one.split('=')));
  const server = spawn(process.execPath, [`${folder}/scripts/start.mjs`], {
    cwd: '/',
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', PORT: port, DATA_DIR: data, LOG_LEVEL: 'warn', ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (part) => (output += part));
  while (server.exitCode === null && performance.now() - begun < LIMIT_MS) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    const page = await answer?.text();
    if (answer?.status === 200 && page?.includes('<html lang="fr"')) {
      const milliseconds = Math.round(performance.now() - begun);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      const [code] = await ended;
      return { milliseconds, code, output };
    }
    await wait(20);
  }
  server.kill('SIGKILL');
  throw new Error(`No page came (exit code ${server.exitCode}):\n${output}`);
}

try {
  const first = await startOnce();
  console.log(JSON.stringify({ first, second: await startOnce() }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
