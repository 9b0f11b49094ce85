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

/** What is known of a request target before anything is rendered. */
export interface DocumentAddress {
  /** The one way to write this path: `/CONTACT/` shows `/contact`. */
  path: string;
  /** Names of the queries that the page reads; any other query changes nothing. */
  queries: readonly string[];
  /** There is no such page: all these addresses share one answer. */
  isMissing?: boolean;
  /** Content never changes the page. */
  isFixed?: boolean;
}

/** Where an answer is kept, and the target it is rendered from. */
export interface CacheKey {
  key: string;
  /** Only the queries that the page reads, sorted. */
  target: string;
  isFixed: boolean;
  /** Shared by all addresses that no page has. */
  isMissing: boolean;
}

/** Bounds what no write announces, such as a date in a page. Milliseconds. */
const LIFETIME_MS = 600_000;
const LARGEST_BODY = 2_000_000;
const PLAIN_PAGES = 400;
/** Answers for addresses that anybody can make up (404s, queries) never push out the site's own pages. */
const OTHER_ANSWERS = 150;
/** Values made up for one page push out only one another. */
const ANSWERS_OF_A_PATH = 15;
const MISSING = '404';
/** `new URL` would resolve these; the document table reads paths as they are. */
const UNRESOLVED = /^[^/]|\\|\/(\.|%2e)/i;

/** Never part of a kept answer: they belong to one request. */
const OWN_HEADERS = new Set(['x-request-id', 'content-length', 'date', 'etag', 'vary', 'cache-control']);

const plainPages = new Map<string, KeptDocument>();
const otherAnswers = new Map<string, KeptDocument>();
const fixedPages = new Map<string, KeptDocument>();
let generation = 0;
let describePath: (path: string) => DocumentAddress | undefined = () => undefined;

/** Called once at start: how to know which document answers a path. */
export function describeDocuments(describe: (path: string) => DocumentAddress | undefined): void {
  describePath = describe;
}

/** Forgets every kept document; a render that began before is not kept either. Call it when shown content changed. */
export function dropHtmlCache(): void {
  generation += 1;
  plainPages.clear();
  otherAnswers.clear();
}

/** To be read before rendering and given back to `keepDocument`. */
export const cacheGeneration = (): number => generation;

/** The kept answer for a request target (`/path?query`), if there is a fresh one. */
export function findDocument(target: string): KeptDocument | undefined {
  const plain = plainPages.get(target);
  if (plain !== undefined) return fresh(plain);
  const address = cacheKey(target);
  return address && findByKey(address.key);
}

/** @param key from `cacheKey` or `missingKey`. */
export function findByKey(key: string): KeptDocument | undefined {
  const found = plainPages.get(key) ?? otherAnswers.get(key) ?? fixedPages.get(key);
  if (found !== undefined && otherAnswers.delete(key)) otherAnswers.set(key, found);
  return found && fresh(found);
}

const fresh = (document: KeptDocument): KeptDocument | undefined =>
  document.expiresAt > Date.now() ? document : undefined;

/** Undefined when the answer to this target is never kept. */
export function cacheKey(target: string): CacheKey | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (UNRESOLVED.test(path)) return undefined;
  const address = describePath(path);
  if (address === undefined) return undefined;
  if (address.isMissing === true) return { key: MISSING, target: path, isFixed: false, isMissing: true };
  const query = mark < 0 ? '' : readQueries(target.slice(mark + 1), address.queries);
  const canonical = query === '' ? address.path : `${address.path}?${query}`;
  return { key: canonical, target: canonical, isFixed: address.isFixed === true, isMissing: false };
}

/** The first value of each query that the page reads, as the page itself would read it. */
function readQueries(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.toString();
}

/** Where the 404 of a page with a parameter is kept: addresses for which it has loaded the same share one. */
export const missingKey = (route: string, loaded: unknown): string =>
  `${MISSING} ${route}?${createHash('sha256').update(JSON.stringify(loaded)).digest('base64url')}`;

interface RenderedDocument {
  key: string;
  isFixed: boolean;
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** What `cacheGeneration` said before the render. */
  generation: number;
}

/** Keeps a rendered answer. Undefined when it must not be kept: the caller sends what it has. */
export async function keepDocument(rendered: RenderedDocument): Promise<KeptDocument | undefined> {
  const { key, status, headers, body, isFixed } = rendered;
  const isPersonal = headers.has('Set-Cookie') || /no-store|private/.test(headers.get('Cache-Control') ?? '');
  const keepable = (status === 200 || status === 404) && !isPersonal && body.byteLength <= LARGEST_BODY;
  const isOld = (): boolean => !isFixed && rendered.generation !== generation;
  if (!keepable || isOld()) return undefined;
  const document = await composeDocument(status, headers, body);
  if (isOld()) return undefined;
  if (isFixed) fixedPages.set(key, { ...document, expiresAt: Number.POSITIVE_INFINITY });
  else if (status === 200 && !key.includes('?')) put(plainPages, key, document, PLAIN_PAGES);
  else putOther(key, document);
  return document;
}

function put(shelf: Map<string, KeptDocument>, key: string, document: KeptDocument, places: number): void {
  shelf.delete(key);
  shelf.set(key, document);
  const [oldest] = shelf.keys();
  if (shelf.size > places && oldest !== undefined) shelf.delete(oldest);
}

function putOther(key: string, document: KeptDocument): void {
  const [path] = key.split('?', 1);
  const siblings = [...otherAnswers.keys()].filter((other) => other !== key && other.split('?', 1)[0] === path);
  if (siblings.length >= ANSWERS_OF_A_PATH) otherAnswers.delete(siblings[0] ?? '');
  put(otherAnswers, key, document, OTHER_ANSWERS);
}

/** Every encoding of an answer, with its ETag. */
export async function composeDocument(status: number, headers: Headers, body: Uint8Array): Promise<KeptDocument> {
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
