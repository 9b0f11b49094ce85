import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { answerByFetch } from './fetch-listener.server.ts';
import { describeDocuments, dropHtmlCache, findByKey, findDocument, missingKey } from './html-cache.server.ts';
import { keepDocuments, type MissingPage } from './html-cache-endpoint.server.ts';
import { listen, toListener } from './listen.server.ts';

const PAGE = `<!DOCTYPE html><title>Toitures</title><p>${'ardoise '.repeat(200)}</p>`;

let renders = 0;
let answer: () => Response | Promise<Response>;
let queries: readonly string[] | null;
/** Targets from which pages were rendered. */
let targets: string[] = [];
/** Loaded data of an unknown article; undefined for other pages. */
let loaded: object | undefined;

const page = (init: ResponseInit = {}): Response =>
  new Response(PAGE, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Own': 'yes', ...init.headers },
  });

const app = new Hono<{ Variables: { renderedTarget: string; missingPage: MissingPage } }>();
app.use(keepDocuments);
app.all('*', async (request) => {
  targets.push(request.get('renderedTarget'));
  if (loaded !== undefined) {
    const key = missingKey('article', loaded);
    request.set('missingPage', { key, shared: findByKey(key) });
    if (findByKey(key) !== undefined) return new Response(null, { status: 404 });
  }
  renders += 1;
  return answer();
});

const describeAt = (path: string) =>
  path.startsWith('/unknown') ? { path, queries: [], isMissing: true } : queries && { path, queries };

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe('html cache', () => {
  beforeEach(() => {
    dropHtmlCache();
    renders = 0;
    queries = [];
    targets = [];
    loaded = undefined;
    answer = () => page();
    describeDocuments((path) => describeAt(path) ?? undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
    describeDocuments(() => undefined);
  });

  test('renders a document once and answers from memory afterwards', async () => {
    const first = await ask('/contact');
    const second = await ask('/contact');
    expect([first.status, second.status, renders]).toEqual([200, 200, 1]);
    expect(await second.text()).toBe(PAGE);
    expect(second.headers.get('X-Own')).toBe('yes');
    expect(second.headers.get('Vary')).toBe('Accept-Encoding');
    expect(second.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('sends a document in the best encoding that the client accepts', async () => {
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

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'answers the first visitor of %s with quickly compressed bytes, and later ones with fewer',
    async (encoding, read) => {
      const words = Array.from({ length: 2_000 }, (_, at) => `toit${(at * 7919) % 613} ardoise${(at * 104729) % 389}`);
      const text = `<!DOCTYPE html><p>${words.join(' ')}</p>`;
      answer = () => new Response(text, { headers: { 'Content-Type': 'text/html' } });
      const get = async () => {
        const found = await ask('/', { 'Accept-Encoding': encoding });
        const bytes = new Uint8Array(await found.arrayBuffer());
        return { bytes, etag: found.headers.get('ETag'), length: Number(found.headers.get('Content-Length')) };
      };
      const first = await get();
      await expect.poll(async () => (await get()).length).toBeLessThan(first.length);
      const later = await get();
      expect([later.etag, later.bytes.length, renders]).toEqual([first.etag, later.length, 1]);
      for (const { bytes } of [first, later]) expect(read(bytes).toString()).toBe(text);
      expect(await (await ask('/', { 'Accept-Encoding': 'identity' })).text()).toBe(text);
    },
  );

  test('answers a matching ETag with 304 and no body', async () => {
    const first = await ask('/', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('ETag') ?? '';
    const again = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    const otherEncoding = await ask('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect(otherEncoding.status).toBe(200);
  });

  test('answers HEAD with the headers of the cached document, without its body', async () => {
    await ask('/');
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
      200,
      String(PAGE.length),
      '',
    ]);
    expect(renders).toBe(1);
  });

  test('drops every document when content changes', async () => {
    await ask('/');
    dropHtmlCache();
    await ask('/');
    expect(renders).toBe(2);
  });

  test('caches no render that began before a change', async () => {
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

  test('starts a new render for a request after a change', async () => {
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

  test('renders once for many simultaneous visitors', async () => {
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
  ])('caches no response: %s', async (_name, input) => {
    answer = input;
    await ask('/');
    const again = await ask('/');
    expect(renders).toBe(2);
    expect(again.status).toBe(input().status);
  });

  test('compresses a page that forbids caching, and does not cache it', async () => {
    queries = null;
    await ask('/', { 'Accept-Encoding': 'br' });
    const again = await ask('/', { 'Accept-Encoding': 'br' });
    expect([renders, again.headers.get('Content-Encoding')]).toEqual([2, 'br']);
    expect(brotliDecompressSync(new Uint8Array(await again.arrayBuffer())).toString()).toBe(PAGE);
  });

  describe('documents at arbitrary addresses', () => {
    it('shares one 404 between all unknown paths, whatever their queries', async () => {
      answer = () => page({ status: 404 });
      loaded = {};
      for (const path of ['/unknown', '/unknown/1?a=b', '/unknown-2']) expect((await ask(path)).status).toBe(404);
      expect((await ask('/unknown-3', {}, 'HEAD')).status).toBe(404);
      expect([renders, targets]).toEqual([1, ['/unknown']]);
      expect(findDocument('/unknown-4')?.status).toBe(404);
    });

    it('shares one 404 between the paths of a page with the same loaded data', async () => {
      loaded = { suggestion: 'zinc' };
      answer = () => page({ status: 404 });
      await ask('/blog/a');
      const second = await ask('/blog/b');
      expect([second.status, await second.text(), renders]).toEqual([404, PAGE, 1]);
      loaded = { suggestion: 'ardoise' };
      await ask('/blog/c');
      expect(renders).toBe(2);
    });

    it('caches at most 15 responses of one path, and evicts no page of the site', async () => {
      queries = ['page'];
      await ask('/');
      await ask('/blog?page=2');
      answer = () => page({ status: 404 });
      for (let place = 0; place < 200; place += 1) await ask(`/odd?page=${place}`);
      expect(findDocument('/')).toBeDefined();
      expect(findDocument('/blog?page=2')).toBeDefined();
      expect([184, 185, 199].map((place) => findDocument(`/odd?page=${place}`) !== undefined)).toEqual([
        false,
        true,
        true,
      ]);
    });

    it('ignores queries that the page does not read, and renders without them', async () => {
      await ask('/?x=1');
      await ask('/?utm_source=mail&gclid=1');
      await ask('/');
      expect([renders, targets]).toEqual([1, ['/']]);
      expect(findDocument('/?anything')).toBeDefined();
    });

    it('caches by the queries that the page reads, in any order, the first value of each', async () => {
      queries = ['tag', 'page'];
      await ask('/blog?page=2&tag=zinc');
      await ask('/blog?tag=zinc&other=1&page=2&page=9');
      expect([renders, targets]).toEqual([1, ['/blog?page=2&tag=zinc']]);
      await ask('/blog?page=3&tag=zinc');
      expect(renders).toBe(2);
    });

    it('bypasses the cache where the page is never cached, and keeps all queries', async () => {
      queries = null;
      await ask('/newsletter?token=one');
      await ask('/newsletter?token=one');
      expect([renders, targets]).toEqual([2, [undefined, undefined]]);
    });

    it('leaves a path that a browser would resolve to the router', async () => {
      await ask('/contact');
      expect(findDocument('/a/../contact')).toBeUndefined();
      expect(findDocument('http://elsewhere/contact')).toBeUndefined();
    });

    it('adds the queries to a redirect again', async () => {
      answer = () => new Response(null, { status: 301, headers: { Location: '/services/zinc' } });
      expect((await ask('/services/zink?utm_source=a')).headers.get('Location')).toBe('/services/zinc?utm_source=a');
    });

    it('survives a change of content when the document does not depend on it', async () => {
      describeDocuments((path) => ({ path, queries: [], isFixed: true }));
      await ask('/api/docs');
      dropHtmlCache();
      await ask('/api/docs?again=1');
      expect(renders).toBe(1);
    });
  });

  test('renders a document anew after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask('/');
    vi.setSystemTime(Date.now() + 9 * 60_000);
    await ask('/');
    expect(renders).toBe(1);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await ask('/');
    expect(renders).toBe(2);
  });

  test('bypasses the cache for a form sent to a page', async () => {
    await ask('/');
    await ask('/', {}, 'POST');
    expect(renders).toBe(2);
  });

  test('answers a cached document directly from Node, with its own request id', async () => {
    const server = await listen(toListener(answerByFetch(app as unknown as Hono)), {
      port: 0,
      host: '127.0.0.1',
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

  test('leaves a request for another page than the stored one to the app', async () => {
    const passed: string[] = [];
    const watched = new Hono().use(async (request, next) => {
      passed.push(request.req.header('Cookie') ?? 'none');
      await next();
    });
    watched.route('/', app);
    const listener = toListener(answerByFetch(watched), ({ headers }) => headers.cookie === 'preview=1');
    const server = await listen(listener, { port: 0, host: '127.0.0.1' });
    const get = (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${server.port}/contact`, { headers });
    for (const headers of [{}, {}, { cookie: 'preview=1' }, { cookie: 'other=1' }]) await (await get(headers)).text();
    expect(passed).toEqual(['none', 'preview=1']);
    await server.drain();
  });
});
