import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { acceptedEncoding, encode } from './encoding.server.ts';
import {
  cacheGeneration,
  findDocument,
  type KeptDocument,
  type KeptVariant,
  keepDocument,
} from './html-cache.server.ts';

const NO_DOCUMENT = /^\/(api|media|assets)\//;
const SMALL_BODY = 1_000;

/** Renders under way, by generation and request target: a hundred visitors after a change cost one render. */
const underWay = new Map<string, Promise<KeptDocument | undefined>>();

/**
 * Answers a kept document straight from Node, before any framework.
 * @returns false when there is none: somebody else must answer.
 */
export function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
  const document = findDocument(url);
  if (document === undefined) return false;
  const variant = document.variants[acceptedEncoding(headers['accept-encoding'] as string | undefined)];
  if (isKnown(headers['if-none-match'], variant)) {
    response.writeHead(304, unchangedHeaders(variant)).end();
    return true;
  }
  response.writeHead(document.status, [...variant.rawHeaders, 'x-request-id', randomUUID()]);
  response.end(method === 'HEAD' ? undefined : variant.body);
  return true;
}

/** Keeps documents whose route allows it, answers from what is kept, compresses the other pages. */
export const keepDocuments: MiddlewareHandler = async (request, next) => {
  const { method, path } = request.req;
  if ((method !== 'GET' && method !== 'HEAD') || NO_DOCUMENT.test(path)) return next();
  const target = targetOf(request);
  const key = `${cacheGeneration()} ${target}`;
  const sharing = underWay.get(key);
  const kept = findDocument(target) ?? (sharing && (await sharing));
  if (kept !== undefined) return send(request, kept);
  if (method === 'HEAD') return next();
  const rendering = render(request, next, target);
  const shared = rendering.catch(() => undefined);
  underWay.set(key, shared);
  try {
    const document = await rendering;
    if (document !== undefined) replace(request, send(request, document));
  } finally {
    if (underWay.get(key) === shared) underWay.delete(key);
  }
};

async function render(request: Context, next: () => Promise<void>, target: string): Promise<KeptDocument | undefined> {
  const generation = cacheGeneration();
  await next();
  const { status, headers } = request.res;
  if (!headers.get('Content-Type')?.startsWith('text/html') || headers.has('Content-Encoding')) return undefined;
  const body = new Uint8Array(await request.res.arrayBuffer());
  const queries: readonly string[] | null | undefined = request.get('keptQueries');
  const document = queries ? await keepDocument({ target, status, headers, body, queries, generation }) : undefined;
  if (document === undefined) await compress(request, body, status, headers);
  return document;
}

/** A page that is not kept is still worth a quick compression. */
async function compress(request: Context, body: Uint8Array<ArrayBuffer>, status: number, from: Headers): Promise<void> {
  const headers = new Headers(from);
  headers.append('Vary', 'Accept-Encoding');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  const encoding = body.byteLength < SMALL_BODY ? 'identity' : acceptedEncoding(request.req.header('accept-encoding'));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  replace(request, new Response(await encode(body, encoding, false), { status, headers }));
}

/** Hono copies the old answer's headers into a new one unless the old one is let go first. */
function replace(request: Context, response: Response): void {
  request.res = undefined;
  request.res = response;
}

function send(request: Context, document: KeptDocument): Response {
  const variant = document.variants[acceptedEncoding(request.req.header('accept-encoding'))];
  if (isKnown(request.req.header('if-none-match'), variant)) {
    return new Response(null, { status: 304, headers: unchangedHeaders(variant) });
  }
  const body = request.req.method === 'HEAD' ? null : variant.body;
  return new Response(body, { status: document.status, headers: { ...variant.headers, 'x-request-id': randomUUID() } });
}

const unchangedHeaders = ({ etag }: KeptVariant): Record<string, string> => ({
  etag,
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
});

function isKnown(header: string | undefined, { etag }: KeptVariant): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

function targetOf(request: Context): string {
  const { url } = request.req;
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
