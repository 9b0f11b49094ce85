import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type Effort, type Encoding, encode } from './encoding.server.ts';

/** One encoding of a cached document, ready to be sent. */
export interface CachedVariant {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** The same headers as a flat list, the form that Node writes fastest. */
  rawHeaders: string[];
}

/** A complete response, in every encoding. */
export interface CachedDocument {
  status: number;
  variants: Record<Encoding, CachedVariant>;
  expiresAt: number;
  /** When a visitor last asked for it. */
  askedAt: number;
  /** A read of the API, which callers without credentials share. */
  isRead?: boolean;
}

/** Maximum age for content that changes without a write, such as a date in a page. Milliseconds. */
const LIFETIME_MS = 600_000;

/** Headers that belong to one request and are never cached. */
const OWN_HEADERS = new Set([
  'x-request-id',
  'content-length',
  'date',
  'etag',
  'vary',
  'cache-control',
  'x-maintenance',
]);

/** Returns one encoding of a document. */
export const toVariant = (
  etag: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): CachedVariant => ({
  ...{ etag, body, headers },
  rawHeaders: Object.entries(headers).flat(),
});

/** Builds every encoding of a response, with its ETag. */
export async function composeDocument(
  status: number,
  headers: Headers,
  body: Uint8Array,
  effort: Effort,
): Promise<CachedDocument> {
  const own = Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.has(name)));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const getVariant = (encoding: Encoding, encoded: Uint8Array<ArrayBuffer>, length = encoded.byteLength) => {
    const etag = `"${hash}-${encoding}"`;
    return toVariant(etag, encoded, {
      ...own,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(length),
    });
  };
  const [br, gzip] = await Promise.all([encode(body, 'br', effort), encode(body, 'gzip', effort)]);
  // The plain bytes are three times as many as both others, and few clients ask for them.
  const identity: CachedVariant = {
    ...getVariant('identity', new Uint8Array(), body.byteLength),
    get body() {
      return new Uint8Array(gunzipSync(variants.gzip.body));
    },
  };
  const variants = { br: getVariant('br', br), gzip: getVariant('gzip', gzip), identity };
  const askedAt = Date.now();
  return { status, variants, expiresAt: askedAt + LIFETIME_MS, askedAt };
}
