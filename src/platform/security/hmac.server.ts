import { hash } from 'node:crypto';

/** Block and result of SHA-256 in bytes. */
const BLOCK = 64;
const RESULT = 32;
const INNER = 0x36;
const OUTER = 0x5c;

/** The same bytes as a buffer made by Node itself, in half the time. */
const sha256 = (content: Uint8Array): string => hash('sha256', content, 'binary');

/**
 * Returns the HMAC-SHA-256 (RFC 2104) of a short content: the bytes that `createHmac` returns, which makes an object
 * outside of the heap for each one and takes twice as long.
 */
export function hmacSha256(key: Uint8Array, content: Uint8Array): Buffer {
  const short = key.length > BLOCK ? Buffer.from(sha256(key), 'binary') : key;
  const inner = Buffer.allocUnsafe(BLOCK + content.length);
  const outer = Buffer.allocUnsafe(BLOCK + RESULT);
  for (let place = 0; place < BLOCK; place += 1) {
    const byte = short[place] ?? 0;
    inner[place] = byte ^ INNER;
    outer[place] = byte ^ OUTER;
  }
  inner.set(content, BLOCK);
  outer.write(sha256(inner), BLOCK, 'binary');
  return Buffer.from(sha256(outer), 'binary');
}
