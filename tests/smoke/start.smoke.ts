import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/postgres.ts';

const START = resolve('scripts/start.mjs');
const SECOND_START_MS = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'faitage-smoke-'));
let origin = '';
let server: ChildProcess;
let said = '';

/** `npm start` without npm; answers the milliseconds to the first 200. */
async function start(environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const begun = performance.now();
  said = '';
  const port = new URL(origin).port;
  server = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', ...environment },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return performance.now() - begun;
    await wait(20);
  }
  throw new Error(`npm start ended with ${server.exitCode}:\n${said}`);
}

async function stop(): Promise<number | null> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return server.exitCode;
}

beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  await start({ ADMIN_EMAIL: 'patron@smoke.example' });
});

afterAll(async () => {
  if (server.exitCode === null) await stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it('fills an empty house and says where it is and how to enter', () => {
    expect(said).toContain('/admin/login');
    expect(said).toContain('patron@smoke.example');
    expect(said).toMatch(/mot de passe\s*:?\s+\S{8,}/i);
    expect(readdirSync(join(folder, 'data')).length).toBeGreaterThan(0);
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

  it('starts again within two seconds, without building or filling again', async () => {
    expect(await start()).toBeLessThan(SECOND_START_MS);
    expect(said).not.toMatch(/Construction|Installation|mot de passe/i);
  });

  it('refuses a wrong setting in one line that names it', async () => {
    await stop();
    await expect(start({ PORT: 'quai' })).rejects.toThrow(/ended with 1/);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toContain('PORT');
  });
});
