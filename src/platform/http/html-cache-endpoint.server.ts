import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { perApp } from '../app-state.server.ts';
import { meters } from '../metrics/meters.server.ts';
import type { CachedDocument, CachedVariant } from './cached-document.server.ts';
import { acceptedEncoding, encode } from './encoding.server.ts';
import {
  type CacheKey,
  cacheGeneration,
  cacheKey,
  findByKey,
  findDocument,
  keepDocument,
} from './html-cache.server.ts';
import { getRequestId } from './request-id.server.ts';

const SMALL_BODY = 1_000;
const HIT = { result: 'hit' };

/** Result of a rendered 404 page: the shared response, or the key under which other paths share it. */
export interface MissingPage {
  key: string;
  shared: CachedDocument | undefined;
}

/** Renders in progress, by generation and key: a hundred visitors after a change cause one render. */
const renders = perApp(() => new Map<string, Promise<CachedDocument | undefined>>());

/**
 * Answers a cached document directly from Node, before any framework.
 * @returns false when there is none and another handler must answer.
 */
export function answerStored(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
  const document = findDocument(url);
  if (document === undefined || (document.isRead === true && isIdentified(headers))) return false;
  meters().cachedPages.inc(HIT);
  const variant = document.variants[acceptedEncoding(headers['accept-encoding'] as string | undefined)];
  if (isKnown(headers['if-none-match'], variant)) {
    response.writeHead(304, { ...unchangedHeaders(variant), 'x-request-id': requestId }).end();
    return true;
  }
  response.writeHead(document.status, [...variant.rawHeaders, 'x-request-id', requestId]);
  response.end(method === 'HEAD' ? undefined : variant.body);
  return true;
}

/** Given with a request that renders a page again although nobody asks for it. */
export interface Refresh {
  /** When a visitor last asked for the page. */
  askedAt: number;
}

/** Caches documents whose route allows it, answers from the cache, compresses the other pages. */
export const keepDocuments: MiddlewareHandler = async (request, next) => {
  const { method } = request.req;
  if (method !== 'GET' && method !== 'HEAD') return next();
  const address = cacheKey(getTarget(request));
  const { authorization, cookie } = request.req.header();
  if (address === undefined || (address.isRead && isIdentified({ authorization, cookie }))) {
    await next();
    return compressText(request);
  }
  const underWay = renders();
  const key = `${cacheGeneration()} ${address.key}`;
  const sharing = underWay.get(key);
  const known = findByKey(address.key);
  const stored = known ?? (sharing && (await sharing));
  countCached(request, known, stored);
  if (stored !== undefined) return sendDocument(request, stored);
  const rendering = render(request, next, address);
  const shared = rendering.catch(() => undefined);
  underWay.set(key, shared);
  try {
    const document = await rendering;
    if (document !== undefined) replace(request, sendDocument(request, document));
  } finally {
    if (underWay.get(key) === shared) underWay.delete(key);
  }
};

/** A page that is rendered again although nobody asks for it is counted apart. */
function countCached(request: Context, known: CachedDocument | undefined, stored: CachedDocument | undefined): void {
  const { askedAt }: Partial<Refresh> = request.env ?? {};
  const result = known ? 'hit' : stored ? 'shared' : askedAt === undefined ? 'miss' : 'refresh';
  meters().cachedPages.inc({ result });
}

async function render(
  request: Context,
  next: () => Promise<void>,
  { key, target, isFixed, isMissing, isRead }: CacheKey,
): Promise<CachedDocument | undefined> {
  const generation = cacheGeneration();
  request.set('renderedTarget', target);
  await next();
  const missing: MissingPage | null | undefined = request.get('missingPage');
  if (missing?.shared) return missing.shared;
  const body = await readBody(request, isRead ? isJson : isHtml);
  if (body === undefined) {
    restoreQuery(request);
    return undefined;
  }
  const { status, headers } = request.res;
  const storedAs = status === 404 && !isMissing ? (missing?.key ?? key) : key;
  const { askedAt }: Partial<Refresh> = request.env ?? {};
  const document = await keepDocument({ key: storedAs, isFixed, isRead, status, headers, body, generation, askedAt });
  if (document === undefined) await compress(request, body, status, headers);
  return document;
}

async function compressText(request: Context): Promise<void> {
  const body = await readBody(request, (headers) => isHtml(headers) || isJson(headers));
  if (body !== undefined) await compress(request, body, request.res.status, request.res.headers);
}

/** Whether the caller may be signed in: that answer is their own. */
const isIdentified = ({ authorization, cookie }: { authorization?: unknown; cookie?: unknown }): boolean =>
  authorization !== undefined || cookie !== undefined;

/** What the API answers, unless it is a file, which may be long. */
const isJson = (headers: Headers): boolean =>
  headers.get('Content-Type')?.startsWith('application/json') === true && !headers.has('Content-Disposition');

const isHtml = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('text/html') === true;

/** Returns undefined when the response is of another kind or already compressed. */
async function readBody(
  { res }: Context,
  isKind: (headers: Headers) => boolean,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { headers } = res;
  if (!isKind(headers) || headers.has('Content-Encoding')) return undefined;
  return new Uint8Array(await res.arrayBuffer());
}

/** Adds the dropped queries to a redirect again, because a page is rendered without the queries it does not read. */
function restoreQuery(request: Context): void {
  const location = request.res.headers.get('Location');
  const { search } = new URL(request.req.url);
  if (location === null || search === '' || /[?#]/.test(location)) return;
  request.res.headers.set('Location', `${location}${search}`);
}

/** Compresses a response that is not cached, with little effort. */
async function compress(request: Context, body: Uint8Array<ArrayBuffer>, status: number, from: Headers): Promise<void> {
  const headers = new Headers(from);
  headers.append('Vary', 'Accept-Encoding');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  const encoding = body.byteLength < SMALL_BODY ? 'identity' : acceptedEncoding(request.req.header('accept-encoding'));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  replace(request, new Response(await encode(body, encoding, 'quick'), { status, headers }));
}

/** Replaces the response; Hono copies the old response's headers unless it is cleared first. */
function replace(request: Context, response: Response): void {
  request.res = undefined;
  request.res = response;
}

/** Sends a cached document in the best encoding, or 304. */
export function sendDocument(request: Context, document: CachedDocument): Response {
  const variant = document.variants[acceptedEncoding(request.req.header('accept-encoding'))];
  if (isKnown(request.req.header('if-none-match'), variant)) {
    return new Response(null, { status: 304, headers: unchangedHeaders(variant) });
  }
  const body = request.req.method === 'HEAD' ? null : variant.body;
  return new Response(body, {
    status: document.status,
    headers: { ...variant.headers, 'x-request-id': getRequestId() },
  });
}

const unchangedHeaders = ({ etag }: CachedVariant): Record<string, string> => ({
  etag,
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
});

function isKnown(header: string | undefined, { etag }: CachedVariant): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

function getTarget(request: Context): string {
  const { url } = request.req;
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
