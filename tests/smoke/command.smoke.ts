import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const COMMAND = resolve('scripts/faitage.mjs');
const MESSAGES = 40;

let server: BuiltServer;
let root = '';

/** Runs the built command as a process of its own. */
async function run(
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; text: string }> {
  const { port } = new URL(server.origin);
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.folder, PORT: port, PUBLIC_URL: server.origin, ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, text };
}

/** Sends one message of a visitor; returns whether the server acknowledged it. */
async function sendMessage(number: number): Promise<boolean> {
  const message = {
    ...{ name: `Camille Martin ${number}`, email: `camille-${number}@visiteur.example`, phone: '04 65 71 00 42' },
    ...{ subject: 'Autre', message: `Bonjour, une tuile a glissé (message ${number}). Merci.` },
  };
  const answer = await fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number}` },
    body: JSON.stringify(message),
  });
  await answer.body?.cancel();
  return answer.ok;
}

let sent = 2 * MESSAGES;

/** Sends messages until one has this outcome; the first that begins a second from now must have it. */
async function untilAcknowledged(expected: boolean): Promise<void> {
  const begun = performance.now();
  let later = 0;
  let isMet = false;
  while (!isMet && later < 1_000) {
    await wait(50);
    later = performance.now() - begun;
    sent += 1;
    isMet = (await sendMessage(sent)) === expected;
  }
  expect(isMet).toBe(true);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'faitage-smoke-'));
  server = await startServer({ DEMO: '0', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await server.discard();
  rmSync(root, { recursive: true, force: true });
});

describe('faitage', () => {
  it('examines a running installation, and names what is missing', async () => {
    const { code, text } = await run(['doctor', '--json'], { TRUST_PROXY: '1' });
    expect(code).toBe(2);
    const { lines } = JSON.parse(text);
    const states = Object.fromEntries(lines.map((line: { check: string; state: string }) => [line.check, line.state]));
    expect(states).toMatchObject({
      server: 'ok',
      database: 'ok',
      integrity: 'ok',
      schema: 'ok',
      key: 'ok',
      mail: 'broken',
    });
  });

  it('closes a running server to writes within a second, and opens it again', async () => {
    const read = async (path: string) => {
      const answer = await fetch(server.origin + path);
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await sendMessage(MESSAGES + 1)).toBe(true);
    expect((await run(['maintenance', 'on'])).code).toBe(0);
    await untilAcknowledged(false);
    const refused = await fetch(`${server.origin}/api/auth/login`, { method: 'POST', body: '{}' });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/en maintenance/) });
    expect([await read('/admin/login'), await read('/readyz'), await read('/api/payment/config')]).toEqual([
      200, 200, 200,
    ]);
    expect((await run(['maintenance', 'off'])).code).toBe(0);
    await untilAcknowledged(true);
  });

  it('backs up under writes and restores elsewhere every message acknowledged before', async () => {
    const copies = join(root, 'copies');
    const acknowledged: number[] = [];
    let backup: ReturnType<typeof run> | undefined;
    let before = 0;
    for (let number = 1; number <= MESSAGES; number += 1) {
      if (await sendMessage(number)) acknowledged.push(number);
      if (number !== MESSAGES / 2) continue;
      before = acknowledged.length;
      backup = run(['backup', '--to', copies]);
    }
    expect((await backup)?.code).toBe(0);
    expect(before).toBeGreaterThan(10);
    const [archive = ''] = readdirSync(copies);
    expect(statSync(join(copies, archive)).mode & 0o077).toBe(0);
    const refused = await run(['restore', join(copies, archive)]);
    expect(refused).toMatchObject({ code: 2, text: expect.stringMatching(/Un autre processus utilise déjà/) });
    const at = join(root, 'elsewhere');
    expect((await run(['restore', join(copies, archive), '--at', at])).code).toBe(0);
    expect((await run(['verify'], { DATA_DIR: at })).code).toBe(0);
    const jobs = JSON.parse((await run(['jobs', 'list', '--json'], { DATA_DIR: at })).text);
    expect(jobs.filter(({ status }: { status: string }) => status === 'waiting')).toEqual([]);
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(join(at, 'faitage.sqlite'), { readOnly: true });
    const stored = database
      .prepare('select name from contact_messages')
      .all()
      .map(({ name }) => String(name));
    database.close();
    for (const number of acknowledged.slice(0, before)) expect(stored).toContain(`Camille Martin ${number}`);
  });
});
