import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getShellBlocks } from '#tests/support/guide-shell.ts';
import { freePort } from '#tests/support/postgres.ts';

const TEXT = getShellBlocks(readFileSync('docs/guides/first-change.md', 'utf8')).join('\n');
/** A command that compiles the product or the tests. Milliseconds. */
const LONG = 120_000;

let root = '';
let running: ChildProcess | undefined;
let printed = '';

/** Starts a program in a process group of its own, without the variables of these tests. */
function start(program: string, args: string[], environment: NodeJS.ProcessEnv = {}): void {
  const { PATH, HOME, TMPDIR } = process.env;
  printed = '';
  running = spawn(program, args, { detached: true, env: { PATH, HOME, TMPDIR, TERM: 'dumb', ...environment } });
  for (const stream of [running.stdout, running.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
}

async function stop(): Promise<void> {
  if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'close');
  process.kill(-running.pid, 'SIGTERM');
  await ended;
}

describe.skipIf(process.platform === 'win32')('commands of a developer that do not end', () => {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'faitage-development-'));
  });
  afterEach(stop);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it(
    'serve the site from the sources',
    async () => {
      const [line = ''] = /^npm run dev\b/m.exec(TEXT) ?? [];
      const port = String(await freePort());
      start('sh', ['-c', line], { PORT: port, DATA_DIR: join(root, 'data'), DEMO: '0', SETUP: '0' });
      const read = async (): Promise<string> => {
        const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
        return (await answer?.text()) ?? '';
      };
      await expect.poll(read, { timeout: LONG }).toMatch(/<html lang="fr"/);
      await expect.poll(() => printed).toContain('/admin/login');
    },
    LONG,
  );

  it(
    'run the tests of a changed file, and wait for the next change',
    async ({ skip }) => {
      // Tests are watched for a person at a terminal only.
      skip(spawnSync('script', ['--version']).error !== undefined, 'no program script on this machine');
      const [line = ''] = /^npm run test:watch\b/m.exec(TEXT) ?? [];
      start('script', ['--quiet', '--return', '--command', `${line} -- src/kernel/money.test.ts`, '/dev/null']);
      await expect.poll(() => printed, { timeout: LONG }).toMatch(/PASS .*Waiting for file changes/s);
      running?.stdin?.write('q');
      await expect.poll(() => running?.exitCode, { timeout: LONG }).toBe(0);
    },
    LONG,
  );
});
