import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '#tests/support/postgres.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURE = `${REPOSITORY}tests/fixtures/islands-app`;
const ROUTER = `${REPOSITORY}node_modules/@react-router/dev/bin.cjs`;

/** A server under test and a function to stop it. */
export interface Served {
  origin: string;
  stop(): Promise<void>;
}

/** Copies a fixture to the same folder depth as the original, so that its relative imports work. */
export async function copyFixture(name: string): Promise<string> {
  const folder = `${REPOSITORY}.cache/fixtures/islands-app-${name}-${process.pid}`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(FIXTURE, folder, { recursive: true });
  return folder;
}

export async function buildFixture(folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [ROUTER, 'build', folder], { cwd: REPOSITORY, env });
}

export async function serveFixture(folder: string): Promise<Served> {
  const port = await freePort();
  const entry = pathToFileURL(`${folder}/build/server/index.js`).href;
  const start = `import(${JSON.stringify(entry)}).then((server) => server.main())`;
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) };
  const child = spawn(process.execPath, ['-e', start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilSent(child, 'listening');
  return served(child, port, folder);
}

export async function serveDevelopment(folder: string): Promise<Served> {
  const port = await freePort();
  const commandLine = [ROUTER, 'dev', folder, '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const env = { ...process.env, NODE_ENV: 'development' };
  const child = spawn(process.execPath, commandLine, { cwd: REPOSITORY, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilSent(child, 'Local');
  return served(child, port, folder);
}

function served(child: ChildProcess, port: number, folder: string): Served {
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function untilSent(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it said "${words}".`)));
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes(words) && resolve());
  });
}
