import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropHtmlCache, findDocument } from './html-cache.server.ts';
import { keepDocuments } from './html-cache-door.server.ts';
import { listen, listenerOf } from './listen.server.ts';

const PAGE = `<!DOCTYPE html><title>Toitures</title><p>${'ardoise '.repeat(200)}</p>`;

let renders = 0;
let answer: () => Response | Promise<Response>;
let queries: readonly string[] | null;

const page = (init: ResponseInit = {}): Response =>
  new Response(PAGE, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Own': 'yes', ...init.headers },
  });

const app = new Hono<{ Variables: { keptQueries: readonly string[] | null } }>();
app.use(keepDocuments);
app.all('*', async (request) => {
  renders += 1;
  const rendered = await answer();
  request.set('keptQueries', queries);
  return rendered;
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

beforeEach(() => {
  dropHtmlCache();
  renders = 0;
  queries = [];
  answer = () => page();
});

afterEach(() => vi.useRealTimers());

test('a document is rendered once and answered from memory afterwards', async () => {
  const first = await ask('/contact');
  const second = await ask('/contact');
  expect([first.status, second.status, renders]).toEqual([200, 200, 1]);
  expect(await second.text()).toBe(PAGE);
  expect(second.headers.get('X-Own')).toBe('yes');
  expect(second.headers.get('Vary')).toBe('Accept-Encoding');
  expect(second.headers.get('Cache-Control')).toBe('no-cache');
});

test('a document travels in the best encoding that the client takes', async () => {
  const brotli = await ask('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(new Uint8Array(await brotli.arrayBuffer())).toString()).toBe(PAGE);
  const gzip = await ask('/', { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(new Uint8Array(await gzip.arrayBuffer())).toString()).toBe(PAGE);
  const plain = await ask('/', { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(renders).toBe(1);
});

test('a client that has the document already gets 304 without a body', async () => {
  const first = await ask('/', { 'Accept-Encoding': 'br' });
  const etag = first.headers.get('ETag') ?? '';
  const again = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  const otherEncoding = await ask('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
  expect(otherEncoding.status).toBe(200);
});

test('HEAD answers the headers of the kept document without its body', async () => {
  await ask('/');
  const head = await ask('/', {}, 'HEAD');
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, String(PAGE.length), '']);
  expect(renders).toBe(1);
});

test('a change of content drops every document', async () => {
  await ask('/');
  dropHtmlCache();
  await ask('/');
  expect(renders).toBe(2);
});

test('a render that began before a change is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = async () => {
    await promise;
    return page();
  };
  const slow = ask('/');
  await vi.waitFor(() => expect(renders).toBe(1));
  dropHtmlCache();
  resolve();
  expect((await slow).status).toBe(200);
  expect(findDocument('/')).toBeUndefined();
});

test('a request after a change does not share a render that began before it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let content = 'old';
  answer = async () => {
    const body = content;
    if (body === 'old') await promise;
    return new Response(body, { headers: { 'Content-Type': 'text/html' } });
  };
  const before = ask('/');
  await vi.waitFor(() => expect(renders).toBe(1));
  content = 'new';
  dropHtmlCache();
  const after = await ask('/');
  expect(await after.text()).toBe('new');
  resolve();
  expect(await (await before).text()).toBe('old');
  expect(await (await ask('/')).text()).toBe('new');
});

test('many visitors at once cost one render', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(renders).toBe(1);
});

test.each([
  ['a cookie', () => page({ headers: { 'Set-Cookie': 'a=b' } })],
  ['an answer for one visitor', () => page({ headers: { 'Cache-Control': 'private' } })],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/' } })],
  ['a failure', () => page({ status: 500 })],
  ['an unavailable page', () => page({ status: 503 })],
  ['something that is no document', () => Response.json({ a: 1 })],
])('%s is never kept', async (_name, given) => {
  answer = given;
  await ask('/');
  const again = await ask('/');
  expect(renders).toBe(2);
  expect(again.status).toBe(given().status);
});

test('a page that says no is not kept, but compressed', async () => {
  queries = null;
  await ask('/', { 'Accept-Encoding': 'br' });
  const again = await ask('/', { 'Accept-Encoding': 'br' });
  expect([renders, again.headers.get('Content-Encoding')]).toEqual([2, 'br']);
  expect(brotliDecompressSync(new Uint8Array(await again.arrayBuffer())).toString()).toBe(PAGE);
});

test('a 404 is kept under its own address', async () => {
  answer = () => page({ status: 404 });
  await ask('/nowhere');
  expect((await ask('/nowhere')).status).toBe(404);
  expect(renders).toBe(1);
});

test('invented addresses push out one another, not the pages of the site', async () => {
  await ask('/');
  answer = () => page({ status: 404 });
  for (let place = 0; place < 200; place += 1) await ask(`/made-up-${place}`);
  expect(findDocument('/')).toBeDefined();
  expect(findDocument('/made-up-0')).toBeUndefined();
  expect(findDocument('/made-up-199')).toBeDefined();
});

test('a query that the page does not name goes past the cache, in and out', async () => {
  await ask('/newsletter?token=one');
  await ask('/newsletter?token=two');
  await ask('/newsletter');
  await ask('/newsletter?token=one');
  expect(renders).toBe(4);
});

test('campaign queries are answered from the cache and never fill it', async () => {
  await ask('/?utm_source=mail');
  await ask('/');
  await ask('/?utm_source=mail&gclid=1');
  expect(renders).toBe(2);
});

test('queries that the page names are kept by value, in any order', async () => {
  queries = ['page', 'tag'];
  await ask('/blog?page=2&tag=zinc');
  await ask('/blog?tag=zinc&page=2');
  expect(renders).toBe(1);
  await ask('/blog?page=3&tag=zinc');
  await ask('/blog?page=2&tag=zinc&other=1');
  expect(renders).toBe(3);
});

test('a document is rendered anew after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await ask('/');
  vi.setSystemTime(Date.now() + 9 * 60_000);
  await ask('/');
  expect(renders).toBe(1);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await ask('/');
  expect(renders).toBe(2);
});

test('a form sent to a page goes past the cache', async () => {
  await ask('/');
  await ask('/', {}, 'POST');
  expect(renders).toBe(2);
});

test('a kept document is answered straight from Node, with a request id of its own', async () => {
  const server = await listen(listenerOf(app as unknown as Hono), {
    port: 0,
    host: '127.0.0.1',
    isUpload: () => false,
  });
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${server.port}/contact`, { headers, method });
  const first = await get();
  const second = await get();
  expect([await first.text(), await second.text(), renders]).toEqual([PAGE, PAGE, 1]);
  expect(second.headers.get('X-Own')).toBe('yes');
  expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
  expect(await (await get({}, 'HEAD')).text()).toBe('');
  expect((await get({ 'If-None-Match': second.headers.get('ETag') ?? '' })).status).toBe(304);
  expect((await get({}, 'POST')).status).toBe(200);
  expect(renders).toBe(2);
  await server.drain();
});
