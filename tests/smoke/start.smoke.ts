import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/postgres.ts';

const START = resolve('scripts/start.mjs');

const folder = mkdtempSync(join(tmpdir(), 'faitage-smoke-'));
let origin = '';
let server: ChildProcess;
let message = '';

/** Runs `npm start` without npm; returns the milliseconds to the first 200. */
async function start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  message = '';
  const port = new URL(origin).port;
  server = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', ...environment },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      message += text;
    });
  }
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`npm start ended with ${server.exitCode}:\n${message}`);
}

/** Runs a start that ends by itself; returns its exit code and output. */
async function refusedStart(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; lines: string[] }> {
  const refused = spawn(process.execPath, [START], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [reason] = await Promise.all([
    new Response(Readable.toWeb(refused.stderr) as ReadableStream).text(),
    once(refused, 'exit'),
  ]);
  return { code: refused.exitCode, lines: reason.trim().split('\n') };
}

async function stop(): Promise<number | null> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return server.exitCode;
}

/** Loaded into the processes of a start: each process and thread records the result of running text as code. */
const PROBE = `
  import { appendFileSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  const isServer = process.execArgv.includes('--eval');
  let outcome = 'ran';
  try { new Function('return 1')(); } catch (error) { outcome = error.name; }
  const who = isMainThread ? (isServer ? 'server' : 'start') : 'thread';
  appendFileSync(process.env.PROBE_FILE, who + ' ' + outcome + '\\n');
`;

beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  await start({ ADMIN_EMAIL: 'patron@smoke.example' });
});

afterAll(async () => {
  if (server.exitCode === null) await stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it('fills an empty installation and prints its address and the first sign-in', async () => {
    // Printed by another process: it may arrive after the first answer.
    await expect.poll(() => message).toContain('/admin/login');
    await expect.poll(() => message).toContain('patron@smoke.example');
    expect(readdirSync(join(folder, 'data')).length).toBeGreaterThan(0);
  });

  it('writes the generated password to a file of its owner instead of a pipe', async () => {
    const file = join(folder, 'data', 'premier-mot-de-passe.txt');
    await expect.poll(() => message).toContain(`Mot de passe    ${file}`);
    const [email, password] = readFileSync(file, 'utf8').split('\n');
    expect(email).toBe('patron@smoke.example');
    expect(password).toMatch(/^\S{8,}$/);
    expect(message).not.toContain(password);
  });

  it('creates no file in the data folder that another account may read', () => {
    const names = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true });
    const open = names.filter((entry) => (statSync(join(entry.parentPath, entry.name)).mode & 0o077) !== 0);
    expect(open.map((entry) => join(entry.parentPath, entry.name))).toEqual([]);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  });

  it('serves the home page, its files and the API', async () => {
    const home = await fetch(`${origin}/`);
    const html = await home.text();
    expect(home.status).toBe(200);
    expect(html).toMatch(/<html lang="fr"/);
    const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(0);
    for (const path of files) expect((await fetch(origin + path)).status).toBe(200);
    expect((await fetch(`${origin}/api/openapi.json`)).status).toBe(200);
    expect((await fetch(`${origin}/nulle-part`)).status).toBe(404);
    expect((await fetch(`${origin}/api/nulle-part`)).status).toBe(404);
  });

  it('stops on SIGTERM with exit code 0', async () => {
    expect(await stop()).toBe(0);
  });

  // How long it takes is measured by npm run proof:release and bench:server.
  it('starts again without another build or fill', async () => {
    await start();
    expect(message).not.toMatch(/Construction|Installation|mot de passe/i);
  });

  it('refuses a wrong setting in one line that names it', async () => {
    await stop();
    await expect(start({ PORT: 'quai' })).rejects.toThrow(/ended with 1/);
    await expect.poll(() => message).toContain('PORT');
    expect(message.trim().split('\n')).toHaveLength(1);
  });

  it('refuses a second process on the same data in one line', async () => {
    await start();
    const { code, lines } = await refusedStart({ PORT: '0' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('Un autre processus')]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await stop()).toBe(0);
  });

  it('runs no text as code, neither in the server nor in its threads', async () => {
    const probe = join(folder, 'probe.mjs');
    const notes = join(folder, 'probe.txt');
    writeFileSync(probe, PROBE);
    await start({ NODE_OPTIONS: `--import=${pathToFileURL(probe).href}`, PROBE_FILE: notes });
    const lines = () => new Set(readFileSync(notes, 'utf8').trim().split('\n'));
    await expect.poll(() => [...lines()].sort()).toEqual(['server EvalError', 'start ran', 'thread EvalError']);
    expect(await stop()).toBe(0);
  });

  it('continues to answer when nobody reads its output, and shows the free space without a path', async () => {
    await start({ LOG_LEVEL: 'trace' });
    server.stdout?.destroy();
    server.stderr?.destroy();
    for (let visit = 0; visit < 20; visit += 1) {
      const page = await fetch(`${origin}/nulle-part-${visit}`);
      await page.body?.cancel();
      expect(page.status).toBe(404);
    }
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(200);
    const text = await ready.text();
    expect(JSON.parse(text).disk).toEqual({ free_bytes: expect.any(Number), level: expect.any(String) });
    expect(text).not.toContain(folder);
    expect(await stop()).toBe(0);
  });

  it('refuses an empty database file in one line and leaves the folder as it was', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'faitage.sqlite'), '');
    const { code, lines } = await refusedStart({ DATA_DIR: broken });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(join(broken, 'faitage.sqlite'))]);
    expect(readdirSync(broken)).toEqual(['faitage.sqlite']);
  });
});
