import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { perApp } from '../app-state.server.ts';

/** Encoding of a response body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** 7 % smaller output than quality 9, and not slower for pages of this size. */
const BROTLI_QUALITY = 10;
const BROTLI_QUALITY_QUICK = 4;
/** Lower, because the best quality takes 2 s of a core for a megabyte. */
const BROTLI_QUALITY_LARGE = 5;
const GZIP_LEVEL = 6;
/** Half the time, for an eighth more bytes. */
const GZIP_LEVEL_QUICK = 3;
const LARGE_BYTES = 300_000;
const REMEMBERED_HEADERS = 200;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** `quick` while a visitor waits; `best` takes twenty times longer, for what is sent many times. */
export type Effort = 'quick' | 'best';

/** Compresses a text. */
export async function encode(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') {
    const best = body.byteLength > LARGE_BYTES ? BROTLI_QUALITY_LARGE : BROTLI_QUALITY;
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? best : BROTLI_QUALITY_QUICK,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
  }
  const level = effort === 'best' ? GZIP_LEVEL : GZIP_LEVEL_QUICK;
  return encoding === 'gzip' ? gzipped(body, { level }) : new Uint8Array(body);
}

const bestByHeader = perApp(() => new Map<string, Encoding>());

/** Returns the best encoding a client accepts; cached by header, since browsers send few different ones. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const remembered = bestByHeader();
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : accepted).add(name);
  }
  const takes = (name: Encoding): boolean => accepted.has(name) || (accepted.has('*') && !refused.has(name));
  const best = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (remembered.size < REMEMBERED_HEADERS) remembered.set(header, best);
  return best;
}
