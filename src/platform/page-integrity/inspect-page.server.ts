import { createHash } from 'node:crypto';
import { COMMON_HEADERS, hydratedPolicy, STRICT_TRANSPORT, stripeHeaders } from '../http/security-headers.server.ts';
import type { Difference } from './difference.server.ts';
import { type PageInventory, toSha256 } from './page-inventory.server.ts';
import { inspectScripts } from './page-scripts.server.ts';
import { findReferences, isRouteManifest } from './script-references.server.ts';

/** Requests a decoded path of the site; `encoding` is the browser's `Accept-Encoding`. */
export type Fetch = (path: string, encoding: string) => Promise<Response>;

/** Encodings that browsers request: a file altered in only one compressed form reaches most of them. */
export const ENCODINGS = ['br', 'gzip', 'identity'];

const STRIPE_SCRIPTS = 'https://js.stripe.com';

export interface PageReport {
  differences: Difference[];
  /** Number of files whose hashes were compared. */
  files: number;
  /** Whether the page may load Stripe's script. */
  takesCards: boolean;
}

function inspectHeaders(headers: Headers, nonce: string, isHttps: boolean): Difference[] {
  const takesCards = acceptsStripe(headers);
  const expected: Record<string, string> = {
    ...COMMON_HEADERS,
    'Content-Security-Policy': hydratedPolicy(nonce),
    ...(isHttps ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    ...(takesCards ? stripeHeaders(nonce) : {}),
  };
  return Object.entries(expected)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => ({ kind: 'header', subject: `${name} = ${headers.get(name) ?? 'absent'}` }));
}

const readPolicy = (headers: Headers): string => headers.get('Content-Security-Policy') ?? '';
const acceptsStripe = (headers: Headers): boolean => readPolicy(headers).includes(STRIPE_SCRIPTS);
const findNonce = (headers: Headers): string => /'nonce-([^']+)'/.exec(readPolicy(headers))?.[1] ?? '';

/** Collects own paths, accepts Stripe's script where the policy is Stripe's, and reports all other sources. */
function sortSources(sources: string[], origin: string, takesCards: boolean) {
  const own: string[] = [];
  const differences: Difference[] = [];
  for (const source of sources) {
    const url = URL.parse(source, origin);
    if (url?.origin === origin) own.push(url.pathname);
    else if (!(takesCards && url?.origin === STRIPE_SCRIPTS))
      differences.push({ kind: 'foreign-script', subject: source });
  }
  return { own, differences };
}

interface FileReport {
  differences: Difference[];
  /** Text of an unchanged file. */
  text?: string;
}

/** Style sheet with the company's look: it is made of the settings, and its address names its content. */
const NAMED_BY_CONTENT = /^\/apparence\/([\w-]{22})\.css$/;

async function inspectNamed(fetch: Fetch, path: string, name: string): Promise<FileReport> {
  const answer = await fetch(path, 'identity');
  const body = new Uint8Array(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (answer.status !== 200) return { differences: [{ kind: 'file-missing', subject: path }] };
  const isCss = answer.headers.get('Content-Type')?.startsWith('text/css') === true;
  const isNamed = createHash('sha256').update(body).digest('base64url').startsWith(name);
  return { differences: isCss && isNamed ? [] : [{ kind: 'file-changed', subject: path }] };
}

/** Fetches one file in each encoding; returns the text of an unchanged file, so that its imports are followed. */
async function inspectFile(
  fetch: Fetch,
  path: string,
  encodings: string[],
  sha256: string | undefined,
): Promise<FileReport> {
  const name = NAMED_BY_CONTENT.exec(path)?.[1];
  if (name !== undefined) return inspectNamed(fetch, path, name);
  if (sha256 === undefined) return { differences: [{ kind: 'file-unknown', subject: path } as const] };
  let text = '';
  for (const encoding of encodings) {
    const answer = await fetch(path, encoding);
    const body = new Uint8Array(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (answer.status !== 200) return { differences: [{ kind: 'file-missing', subject: path } as const] };
    if (toSha256(body) !== sha256)
      return { differences: [{ kind: 'file-changed', subject: `${path} (${encoding})` } as const] };
    text = new TextDecoder().decode(body);
  }
  return { differences: [], text };
}

/**
 * Compares a page, as a site serves it, with the build: headers, inline scripts, hosts, and every file that it can
 * load by following its imports.
 * @param origin of the site, without a slash at its end.
 */
export async function inspectPage(
  fetch: Fetch,
  origin: string,
  { page, files }: PageInventory,
  encodings: string[] = ENCODINGS,
): Promise<PageReport> {
  const answer = await fetch(page, 'identity');
  const html = await answer.text();
  const takesCards = acceptsStripe(answer.headers);
  if (answer.status !== 200) {
    return { differences: [{ kind: 'page-status', subject: String(answer.status) }], files: 0, takesCards };
  }
  const nonce = findNonce(answer.headers);
  const scripts = inspectScripts(html, nonce);
  const sources = sortSources(scripts.sources, origin, takesCards);
  const differences: Difference[] = [
    ...inspectHeaders(answer.headers, nonce, origin.startsWith('https:')),
    ...scripts.differences,
    ...sources.differences,
  ];
  const hashes = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const waiting = [...hashes.keys(), ...sources.own];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { differences: found, text = '' } = await inspectFile(fetch, path, encodings, hashes.get(path));
    differences.push(...found);
    if (isRouteManifest(path)) continue;
    const { own, foreign } = findReferences(path, text);
    waiting.push(...own);
    differences.push(...foreign.map((subject) => ({ kind: 'foreign-script', subject }) as const));
  }
  return { differences, files: seen.size, takesCards };
}
