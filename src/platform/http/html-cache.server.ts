import { createHash } from 'node:crypto';
import { ENCODINGS, type Encoding, encode } from './encoding.server.ts';

/** One encoding of a kept document, ready to be written. */
export interface KeptVariant {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** The same as a flat list, the form Node writes fastest. */
  rawHeaders: string[];
}

/** A whole answer, in every encoding. */
export interface KeptDocument {
  status: number;
  variants: Record<Encoding, KeptVariant>;
  expiresAt: number;
}

/** Bounds what no write announces, such as a date in a page. Milliseconds. */
const LIFETIME_MS = 600_000;
const LARGEST_BODY = 1_000_000;
const PLAIN_PAGES = 400;
/** Answers for addresses that anybody can make up (404s, queries) never push out the site's own pages. */
const OTHER_ANSWERS = 150;
const PATHS_KNOWN = 1_000;

/** Added to links by campaigns; no page reads them. */
const CAMPAIGN_QUERY = /^(utm_\w+|gclid|fbclid|msclkid|mtm_\w+|gad_source)$/;

/** Never part of a kept answer: they belong to one request. */
const OWN_HEADERS = new Set(['x-request-id', 'content-length', 'date', 'etag', 'vary', 'cache-control']);

const plainPages = new Map<string, KeptDocument>();
const otherAnswers = new Map<string, KeptDocument>();
const queriesOfPath = new Map<string, readonly string[]>();
let generation = 0;

/** Forgets every kept document; a render that began before is not kept either. Call it when shown content changed. */
export function dropHtmlCache(): void {
  generation += 1;
  plainPages.clear();
  otherAnswers.clear();
  queriesOfPath.clear();
}

/** To be read before rendering and given back to `keepDocument`. */
export const cacheGeneration = (): number => generation;

/** The kept answer for a request target (`/path?query`), if there is a fresh one. */
export function findDocument(target: string): KeptDocument | undefined {
  const plain = plainPages.get(target);
  if (plain !== undefined) return fresh(plain);
  const key = keyOf(target);
  if (key === undefined) return undefined;
  const found = plainPages.get(key) ?? otherAnswers.get(key);
  if (found !== undefined && otherAnswers.delete(key)) otherAnswers.set(key, found);
  return found && fresh(found);
}

const fresh = (document: KeptDocument): KeptDocument | undefined =>
  document.expiresAt > Date.now() ? document : undefined;

/** The key under which an address is kept; undefined when a query says it may show something else. */
function keyOf(target: string): string | undefined {
  const [path = '', search] = split(target);
  if (search === '') return path;
  const allowed = queriesOfPath.get(path);
  return allowed && canonicalKey(path, search, allowed);
}

function canonicalKey(path: string, search: string, allowed: readonly string[]): string | undefined {
  const kept: string[] = [];
  for (const [name, value] of new URLSearchParams(search)) {
    if (allowed.includes(name)) kept.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
    else if (!CAMPAIGN_QUERY.test(name)) return undefined;
  }
  return kept.length === 0 ? path : `${path}?${kept.sort().join('&')}`;
}

function split(target: string): [path: string, search: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

interface RenderedDocument {
  target: string;
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** Names of the queries the page depends on. */
  queries: readonly string[];
  /** What `cacheGeneration` said before the render. */
  generation: number;
}

/** Keeps a rendered answer. Undefined when it must not be kept: the caller sends what it has. */
export async function keepDocument(rendered: RenderedDocument): Promise<KeptDocument | undefined> {
  const { status, headers, body } = rendered;
  const [path, search] = split(rendered.target);
  const key = canonicalKey(path, search, rendered.queries);
  const isPersonal = headers.has('Set-Cookie') || /no-store|private/.test(headers.get('Cache-Control') ?? '');
  const keepable = (status === 200 || status === 404) && !isPersonal && body.byteLength <= LARGEST_BODY;
  // An address with campaign queries was rendered with them: it may be answered from the cache, never fill it.
  const isCanonical = key === path ? search === '' : key !== undefined;
  if (key === undefined || !keepable || !isCanonical || rendered.generation !== generation) return undefined;
  const document = await compose(status, headers, body);
  if (rendered.generation !== generation) return undefined;
  if (queriesOfPath.size > PATHS_KNOWN) queriesOfPath.clear();
  queriesOfPath.set(path, rendered.queries);
  if (status === 200 && key === path) put(plainPages, key, document, PLAIN_PAGES);
  else put(otherAnswers, key, document, OTHER_ANSWERS);
  return document;
}

function put(shelf: Map<string, KeptDocument>, key: string, document: KeptDocument, places: number): void {
  shelf.delete(key);
  shelf.set(key, document);
  const [oldest] = shelf.keys();
  if (shelf.size > places && oldest !== undefined) shelf.delete(oldest);
}

async function compose(status: number, headers: Headers, body: Uint8Array): Promise<KeptDocument> {
  const own = Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.has(name)));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const variantOf = async (encoding: Encoding): Promise<[Encoding, KeptVariant]> => {
    const encoded = await encode(body, encoding, true);
    const etag = `"${hash}-${encoding}"`;
    const all: Record<string, string> = {
      ...own,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(encoded.byteLength),
    };
    return [encoding, { etag, body: encoded, headers: all, rawHeaders: Object.entries(all).flat() }];
  };
  const variants = Object.fromEntries(await Promise.all(ENCODINGS.map(variantOf))) as KeptDocument['variants'];
  return { status, variants, expiresAt: Date.now() + LIFETIME_MS };
}
