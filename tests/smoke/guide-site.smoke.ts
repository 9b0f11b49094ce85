import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getShellBlocks } from '#tests/support/guide-shell.ts';
import { rawEmail } from '#tests/support/raw-email.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const SECRET = 'un-secret-de-vingt-caracteres-au-moins';
const REPLIES = 'reponses@couverture-martin.fr';
/** Reference of a request in the guide. */
const REFERENCE = '4bf92f3577b34da6';

/** Returns the one shell block of a guide that contains these words. */
function getBlock(guide: string, words: string): string {
  const found = getShellBlocks(readFileSync(`docs/guides/${guide}`, 'utf8')).filter((block) => block.includes(words));
  expect([words, found.length]).toEqual([words, 1]);
  return found[0] ?? '';
}

let root = '';
let server: BuiltServer;

/** Runs a block with the places of this test; `journalctl` prints what the server has written. */
const run = (block: string, input = '') =>
  spawnSync(
    'sh',
    [
      '-c',
      block
        .replace('http://127.0.0.1:3000', server.origin)
        .replace('https://couverture-martin.fr', server.origin)
        .replace('/etc/reponses.curl', join(root, 'reponses.curl')),
    ],
    { encoding: 'utf8', input, env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` } },
  );

describe.skipIf(spawnSync('curl', ['--version']).error !== undefined)('commands of the guides', () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'faitage-guide-'));
    mkdirSync(join(root, 'bin'));
    const journal = join(root, 'journal');
    writeFileSync(join(root, 'bin/journalctl'), `#!/bin/sh\n[ "$*" = "-u faitage" ] && cat "${journal}"\n`);
    chmodSync(join(root, 'bin/journalctl'), 0o755);
    const replies = { REPLY_ADDRESS: REPLIES, REPLY_WEBHOOK_SECRET: SECRET };
    const watched = { TRUST_PROXY: '1', ACCESS_LOG: '1', LOG_LEVEL: 'info' };
    server = await startServer({ DEMO: '0', ...watched, ...replies }, { outputFile: journal });
  });
  afterAll(async () => {
    await server.discard();
    rmSync(root, { recursive: true, force: true });
  });

  it('read the measures of a running site', () => {
    const { status, stdout } = run(getBlock('metrics.md', '/metrics'));
    expect([status, stdout]).toEqual([0, expect.stringContaining('faitage_build_info{')]);
  });

  it('find the lines of a request in the journal', async () => {
    const block = getBlock('metrics.md', 'journalctl');
    expect(run(block).status).toBe(1);
    const answer = await fetch(`${server.origin}/admin/login`, { headers: { 'x-request-id': REFERENCE } });
    await answer.body?.cancel();
    expect(answer.headers.get('x-request-id')).toBe(REFERENCE);
    await expect.poll(() => run(block).stdout.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(run(block).stdout)).toMatchObject({ requestId: REFERENCE });
  });

  it('bring an email into the site, and ask Postfix to try again after a refusal', () => {
    const block = getBlock('courrier.md', '/etc/reponses.curl');
    const email = rawEmail({ to: REPLIES, text: 'Bonjour, mardi me convient.' }).toString('utf8');
    const setSecret = (secret: string): void =>
      writeFileSync(join(root, 'reponses.curl'), `user = "faitage:${secret}"\n`, { mode: 0o600 });
    setSecret('un-autre-secret-de-vingt-caracteres');
    expect(run(block, email).status).toBe(75);
    setSecret(SECRET);
    expect(run(block, email)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { readOnly: true });
    const messages = database.prepare('select message from contact_messages').all();
    database.close();
    expect(messages.map(({ message }) => String(message).trim())).toEqual(['Bonjour, mardi me convient.']);
  });
});
