import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STRIPE_KEYS } from '#tests/support/fake-stripe.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const inventory: { files: { path: string }[] } = JSON.parse(readFileSync('build/payment-page.json', 'utf8'));
const findFile = (name: string): string => inventory.files.find(({ path }) => path.includes(name))!.path;

const read = async (stream: Readable | null): Promise<string> =>
  stream === null ? '' : new Response(Readable.toWeb(stream) as ReadableStream).text();

async function runCheck(site: string): Promise<{ code: number | null; out: string; lines: string[] }> {
  const check: ChildProcess = spawn(process.execPath, ['tools/check-payment-page.ts', site]);
  const [out, problems] = await Promise.all([read(check.stdout), read(check.stderr), once(check, 'exit')]);
  return { code: check.exitCode, out, lines: problems.trim().split('\n') };
}

/** Checkout with its own copy of the build: the tests alter it, and other servers start from the build meanwhile. */
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'faitage-checkout-'));
  cpSync('build', join(checkout, 'build'), { recursive: true });
  copyFileSync('package.json', join(checkout, 'package.json'));
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'), 'junction');
});
afterAll(() => rmSync(checkout, { recursive: true }));

const startCopy = (environment: NodeJS.ProcessEnv = {}): Promise<BuiltServer> =>
  startServer({ DEMO: '0', ...environment }, { entry: join(checkout, 'build/server/index.js') });

let server: BuiltServer | undefined;
const restorers: (() => void)[] = [];
afterEach(async () => {
  for (const restore of restorers.splice(0)) restore();
  await server?.discard();
  server = undefined;
});

/** Changes a built file until the end of the test. */
function alter(path: string, change: (body: Buffer) => Uint8Array): void {
  const file = join(checkout, 'build/client', path);
  const body = readFileSync(file);
  restorers.push(() => writeFileSync(file, body));
  writeFileSync(file, change(body));
}

/** Adds one byte that keeps the script valid. */
const addByte = (body: Buffer): Uint8Array => Buffer.concat([body, Buffer.from('\n')]);

describe('check:payment-page', { timeout: 90_000 }, () => {
  it.each([
    ['demonstration', {}, 'scripts de ce site seul'],
    ['Stripe', STRIPE_KEYS, 'scripts de ce site et js.stripe.com'],
  ])('accepts the built page in %s mode', async (_mode, keys, scripts) => {
    server = await startCopy(keys);
    const { code, out, lines } = await runCheck(server.origin);
    expect(lines).toEqual(['']);
    expect(code).toBe(0);
    expect(out).toContain(`${inventory.files.length} fichiers comparés`);
    expect(out).toContain(scripts);
  });

  it('exits with 1 and names the file when a script has one byte more, and the weekly job emails it', async () => {
    const path = findFile('/payment-page-');
    alter(path, addByte);
    server = await startCopy();
    const { code, lines } = await runCheck(server.origin);
    expect(code).toBe(1);
    expect(lines[0]).toContain(path);
    const [emailContent] = await emailsTo(server, ADMIN.email, 1);
    expect(emailContent?.subject).toContain('Page de paiement modifiée');
    expect(emailContent?.text).toContain(path);
    await expect.poll(() => server?.output()).toContain('payment-page-altered');
  });

  it('exits with 1 when a file differs in its brotli form alone', async () => {
    const path = findFile('/react-');
    alter(`${path}.br`, (body) => brotliCompressSync(`${brotliDecompressSync(body)}\nvoid 0;`));
    server = await startCopy();
    const { code, lines } = await runCheck(server.origin);
    expect([code, lines.length]).toEqual([1, 2]);
    expect(lines[0]).toContain(`${path} (br)`);
  });

  it('exits with 2 when the site cannot be reached', async () => {
    const { code, lines } = await runCheck('http://127.0.0.1:1');
    expect(code).toBe(2);
    expect(lines).toEqual([expect.stringContaining('ne répond pas')]);
  });
});
