import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Actor } from '#src/kernel/actor.ts';
import { useDatabase } from '#tests/support/database.ts';
import { query } from '../operation.server.ts';
import { cachedReads, createApi } from './api.server.ts';
import { documentTable } from './document-table.server.ts';
import { endpoint } from './endpoint.server.ts';
import { answerByFetch } from './fetch-listener.server.ts';
import { describeDocuments, dropHtmlCache } from './html-cache.server.ts';
import { keepDocuments } from './html-cache-endpoint.server.ts';
import { listen, toListener } from './listen.server.ts';

useDatabase();

let content = 'old';
let reads = 0;
const listRoofs = query({
  allow: 'anyone',
  input: z.object({ page: z.coerce.number().optional() }),
  output: z.object({ roofs: z.string() }),
  run: async () => {
    reads += 1;
    return { roofs: `${content} ${'ardoise '.repeat(500)}` };
  },
});
const summary = '';
const ENDPOINTS = [
  endpoint('get', '/roofs', listRoofs, { summary, isCached: true }),
  endpoint('get', '/staff/roofs', listRoofs, { summary }),
  endpoint('get', '/staff/export', listRoofs, {
    summary,
    answers: {},
    send: () =>
      new Response(`{"roofs":"${'a'.repeat(5_000)}"}`, {
        headers: { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="roofs.json"' },
      }),
  }),
];
const ADA: Actor = { kind: 'user', userId: 1, role: 'admin', rights: [] } as never;

const app = new Hono();
app.use(keepDocuments);
app.route(
  '/api',
  createApi(ENDPOINTS, async ({ req }) => (req.header('authorization') ? ADA : { kind: 'visitor' })),
);

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(app.request(path, { headers: { 'Accept-Encoding': 'br', ...headers } }));

describe('cached reads of the API', () => {
  beforeEach(() => {
    reads = 0;
    content = 'old';
    dropHtmlCache();
    describeDocuments(documentTable({}, () => true, cachedReads(ENDPOINTS)));
  });
  afterEach(() => describeDocuments(() => undefined));

  it('reads once for all visitors, until the content changes', async () => {
    const first = await ask('/api/roofs');
    const etag = first.headers.get('ETag') ?? '';
    expect([first.headers.get('Cache-Control'), first.headers.get('Content-Encoding')]).toEqual(['no-cache', 'br']);
    const bytes = new Uint8Array(await first.arrayBuffer());
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ success: true });
    expect((await ask('/api/roofs', { 'If-None-Match': etag })).status).toBe(304);
    expect(reads).toBe(1);
    content = 'new';
    dropHtmlCache();
    const later = await ask('/api/roofs', { 'If-None-Match': etag, 'Accept-Encoding': 'identity' });
    expect([later.status, await later.text(), reads]).toEqual([200, expect.stringContaining('new'), 2]);
  });

  it('reads anew for a caller who may be signed in, and lets nobody store it', async () => {
    await ask('/api/roofs');
    for (const headers of [{ authorization: 'Bearer ada' }, { cookie: 'session=ada' }])
      await ask('/api/roofs', headers);
    const own = await ask('/api/roofs', { authorization: 'Bearer ada' });
    expect([own.headers.get('Cache-Control'), own.headers.get('ETag'), reads]).toEqual(['no-store', null, 4]);
  });

  it('caches by the queries of the read, and answers every other query itself', async () => {
    for (const query of ['?page=2', '?page=2', '?x=1', '?x=1', '?page=2&x=1']) await ask(`/api/roofs${query}`);
    expect(reads).toBe(4);
    expect((await ask('/api/roofs?page=1&page=2')).status).toBe(422);
    expect((await ask('/api/roofs?page=no')).status).toBe(422);
  });

  it('compresses other answers without storing them, and leaves files to be streamed', async () => {
    for (const round of [1, 2]) {
      const { headers } = await ask('/api/staff/roofs', { authorization: 'Bearer ada' });
      expect([headers.get('Content-Encoding'), headers.get('Cache-Control'), reads]).toEqual(['br', 'no-store', round]);
    }
    expect((await ask('/api/staff/export')).headers.get('Content-Encoding')).toBeNull();
  });

  it('answers from the cache before any framework, except to a caller who may be signed in', async () => {
    const server = await listen(toListener(answerByFetch(app)), { port: 0, host: '127.0.0.1' });
    const get = (headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${server.port}/api/roofs`, { headers });
    await get();
    expect([(await get()).status, reads]).toEqual([200, 1]);
    await get({ authorization: 'Bearer ada' });
    await get({ cookie: 'session=ada' });
    expect(reads).toBe(3);
    await server.drain();
  });
});
