import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveAssets } from './assets.server.ts';

let folder: string;
let app: Hono;

describe('serveAssets', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assets-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    const script = 'export default 1;';
    const files = {
      'assets/app-abc.js': script,
      'assets/app-abc.js.br': brotliCompressSync(script),
      'assets/app-abc.js.map': '{}',
      '.vite/manifest.json': '{}',
      'favicon.svg': '<svg/>',
      'alerts-worker.js': script,
    };
    await Promise.all(Object.entries(files).map(([file, body]) => writeFile(join(folder, file), body)));
    app = new Hono();
    app.use(serveAssets(folder));
    app.all('*', (request) => request.text('page', 404));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('serves a built file with a cache time of one year, in the encoding the build has written', async () => {
    const answer = await app.request('/assets/app-abc.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('export default 1;');
  });

  test('serves a file uncompressed when the build wrote no compressed form', async () => {
    const answer = await app.request('/assets/app-abc.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(await answer.text()).toBe('export default 1;');
  });

  test('sends a file without a hash in its name with a cache time of one hour', async () => {
    const answer = await app.request('/favicon.svg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    const etag = answer.headers.get('etag') ?? '';
    expect((await app.request('/favicon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('serves a service worker without caching and without a sandbox', async () => {
    const { headers } = await app.request('/alerts-worker.js');
    expect([headers.get('cache-control'), headers.get('content-security-policy')]).toEqual([
      'no-cache',
      "default-src 'none'; connect-src 'self'",
    ]);
  });

  test.each([
    '/assets/app-abc.js.map',
    '/assets/app-abc.js.br',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/none.js',
  ])('leaves %s, which is no built file, to the pages', async (path) => {
    expect(await (await app.request(path)).text()).toBe('page');
  });

  test('answers only GET and HEAD, and leaves other methods to the pages', async () => {
    expect((await app.request('/favicon.svg', { method: 'POST' })).status).toBe(404);
    expect(await (await app.request('/favicon.svg', { method: 'HEAD' })).text()).toBe('');
  });
});
