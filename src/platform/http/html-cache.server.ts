import { createHash } from 'node:crypto';
import { perApp } from '../app-state.server.ts';
import { log } from '../log.server.ts';
import { type CachedDocument, composeDocument, toVariant } from './cached-document.server.ts';
import { encode } from './encoding.server.ts';

/** Properties of a request target that are known before rendering. */
export interface DocumentAddress {
  /** Canonical form of the path: `/CONTACT/` shows `/contact`. */
  path: string;
  /** Names of the queries that the page reads; any other query is ignored. */
  queries: readonly string[];
  /** No such page exists: all these paths share one response. */
  isMissing?: boolean;
  /** Whether content never changes the page. */
  isFixed?: boolean;
  /** A read of the API: callers with credentials, or with other queries, get an answer of their own. */
  isRead?: boolean;
}

/** Key under which a response is cached, and the target it is rendered from. */
export interface CacheKey {
  key: string;
  /** Only the queries that the page reads, sorted. */
  target: string;
  isFixed: boolean;
  /** Whether all paths without a page share it. */
  isMissing: boolean;
  isRead: boolean;
}

/** A page that a visitor asked for within this time is rendered again after a change. Milliseconds. */
const WANTED_MS = 3_600_000;
const LARGEST_BODY = 2_000_000;
const PLAIN_PAGES = 400;
/** Limit for responses to arbitrary addresses (404s, queries), so that they never evict the site's own pages. */
const OTHER_ANSWERS = 150;
/** Limit per path: arbitrary query values evict only one another. */
const ANSWERS_OF_A_PATH = 15;
const MISSING = '404';
/** Paths that `new URL` would resolve; the document table reads paths unchanged. */
const UNRESOLVED = /^[^/]|\\|\/(\.|%2e)/i;

const cache = perApp(() => ({
  plainPages: new Map<string, CachedDocument>(),
  otherAnswers: new Map<string, CachedDocument>(),
  fixedPages: new Map<string, CachedDocument>(),
  /** Pages without queries that changes have dropped, by key: when a visitor last asked for them. */
  dropped: new Map<string, number>(),
  generation: 0,
  /** Ends when no page is being compressed better. */
  improving: Promise.resolve(),
  describePath: (_path: string): DocumentAddress | undefined => undefined,
}));

/** Sets how to find the document that answers a path. Called once at start. */
export function describeDocuments(describe: (path: string) => DocumentAddress | undefined): void {
  cache().describePath = describe;
}

/** Clears the cache, also for renders already in progress. Call it when public content has changed. */
export function dropHtmlCache(): void {
  const own = cache();
  own.generation += 1;
  for (const [key, { askedAt }] of own.plainPages) own.dropped.set(key, askedAt);
  own.plainPages.clear();
  own.otherAnswers.clear();
}

/** A page that a change has dropped, and when a visitor last asked for it. */
export interface DroppedPage {
  key: string;
  askedAt: number;
}

/** Returns the dropped page that a visitor asked for last, within the hour, and forgets it. */
export function takeDropped(): DroppedPage | undefined {
  const { dropped } = cache();
  const [latest] = [...dropped].sort(([, one], [, other]) => other - one);
  if (latest === undefined) return undefined;
  const [key, askedAt] = latest;
  if (Date.now() - askedAt > WANTED_MS) dropped.clear();
  else if (dropped.delete(key)) return { key, askedAt };
  return undefined;
}

/** Remembers a page again whose render came too late to be cached. */
export const giveBackDropped = ({ key, askedAt }: DroppedPage): unknown => cache().dropped.set(key, askedAt);

/** Generation of the cache: read it before rendering and pass it to `keepDocument`. */
export const cacheGeneration = (): number => cache().generation;

/** Returns the cached response for a request target (`/path?query`), if there is a fresh one. */
export function findDocument(target: string): CachedDocument | undefined {
  const plain = cache().plainPages.get(target);
  if (plain !== undefined) return fresh(plain);
  const address = cacheKey(target);
  return address && findByKey(address.key);
}

/** @param key from `cacheKey` or `missingKey`. */
export function findByKey(key: string): CachedDocument | undefined {
  const { plainPages, otherAnswers, fixedPages } = cache();
  const found = plainPages.get(key) ?? otherAnswers.get(key) ?? fixedPages.get(key);
  if (found !== undefined && otherAnswers.delete(key)) otherAnswers.set(key, found);
  return found && fresh(found);
}

function fresh(document: CachedDocument): CachedDocument | undefined {
  const now = Date.now();
  document.askedAt = now;
  return document.expiresAt > now ? document : undefined;
}

/** Returns undefined when the response to this target is never cached. */
export function cacheKey(target: string): CacheKey | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (UNRESOLVED.test(path)) return undefined;
  const address = cache().describePath(path);
  if (address === undefined) return undefined;
  if (address.isMissing === true) return { key: MISSING, target: path, isFixed: false, isMissing: true, isRead: false };
  const search = mark < 0 ? '' : target.slice(mark + 1);
  if (address.isRead === true && !isPlain(search, address.queries)) return undefined;
  const query = search === '' ? '' : readQueries(search, address.queries);
  const canonical = query === '' ? address.path : `${address.path}?${query}`;
  return {
    key: canonical,
    target: canonical,
    isFixed: address.isFixed === true,
    isMissing: false,
    isRead: address.isRead === true,
  };
}

/** Returns whether a search names only these queries, each once: the API refuses others, or repeats. */
function isPlain(search: string, names: readonly string[]): boolean {
  const asked = [...new URLSearchParams(search).keys()];
  return new Set(asked).size === asked.length && asked.every((name) => names.includes(name));
}

/** Returns the first value of each query that the page reads, as the page itself would read it. */
function readQueries(search: string, names: readonly string[]): string {
  const input = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = input.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.toString();
}

/** Returns the key for the 404 of a page with a parameter: paths with the same loaded data share one. */
export const missingKey = (route: string, loaded: unknown): string =>
  `${MISSING} ${route}?${createHash('sha256').update(JSON.stringify(loaded)).digest('base64url')}`;

interface RenderedDocument {
  key: string;
  isFixed: boolean;
  isRead: boolean;
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** Value of `cacheGeneration` before the render. */
  generation: number;
  /** When a visitor last asked for it; now, unless nobody asks. */
  askedAt?: number | undefined;
}

/** Caches a rendered response. Returns undefined when it must not be cached; the caller sends its own response. */
export async function keepDocument(rendered: RenderedDocument): Promise<CachedDocument | undefined> {
  const { key, status, headers, body, isFixed, isRead } = rendered;
  const own = cache();
  const isPersonal = headers.has('Set-Cookie') || /no-store|private/.test(headers.get('Cache-Control') ?? '');
  const keepable = (status === 200 || (status === 404 && !isRead)) && !isPersonal && body.byteLength <= LARGEST_BODY;
  const isOld = (): boolean => !isFixed && rendered.generation !== own.generation;
  if (!keepable || isOld()) return undefined;
  const document = await composeDocument(status, headers, body, 'quick');
  document.askedAt = rendered.askedAt ?? document.askedAt;
  document.isRead = isRead;
  if (isOld()) return undefined;
  if (isFixed) document.expiresAt = Number.POSITIVE_INFINITY;
  if (!isFixed && (status !== 200 || key.includes('?'))) {
    putOther(key, document);
    return document;
  }
  if (isFixed) own.fixedPages.set(key, document);
  else put(own.plainPages, key, document, PLAIN_PAGES);
  improveLater(document, body, isOld);
  return document;
}

/** Compresses a page of the site better, one page at a time, after its first visitor was answered. */
function improveLater(document: CachedDocument, body: Uint8Array, isOld: () => boolean): void {
  const own = cache();
  const improve = async (): Promise<void> => {
    for (const encoding of ['gzip', 'br'] as const) {
      if (isOld()) return;
      const encoded = await encode(body, encoding, 'best');
      const { etag, headers } = document.variants[encoding];
      const length = String(encoded.byteLength);
      document.variants[encoding] = toVariant(etag, encoded, { ...headers, 'content-length': length });
    }
  };
  own.improving = own.improving
    .then(improve)
    .catch((error: unknown) => log().error({ err: error }, 'page not compressed'));
}

function put(pages: Map<string, CachedDocument>, key: string, document: CachedDocument, places: number): void {
  pages.delete(key);
  pages.set(key, document);
  const [oldest] = pages.keys();
  if (pages.size > places && oldest !== undefined) pages.delete(oldest);
}

function putOther(key: string, document: CachedDocument): void {
  const { otherAnswers } = cache();
  const [path] = key.split('?', 1);
  const siblings = [...otherAnswers.keys()].filter((other) => other !== key && other.split('?', 1)[0] === path);
  if (siblings.length >= ANSWERS_OF_A_PATH) otherAnswers.delete(siblings[0] ?? '');
  put(otherAnswers, key, document, OTHER_ANSWERS);
}
