import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { perApp } from '../app-state.server.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Beginning of an encrypted archive; the version names everything below. */
export const SEALED_MARK = Buffer.from('FAITAGE-CHIFFRE1');
const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const TAG_BYTES = 16;
const CHUNK_BYTES = 1 << 16;
const KEY_BYTES = 32;
/** Nobody makes this program compute for minutes by another header. */
const LOG2_MAX = 20;

/** Cost of scrypt, as the power of two of its N: 128 MB and about half a second for each try of a passphrase. */
export const sealCost = perApp(() => ({ log2: 17 }));

const toKey = (passphrase: string, salt: Buffer, log2: number): Promise<Buffer> =>
  derive(passphrase.normalize('NFC'), salt, KEY_BYTES, { N: 2 ** log2, r: 8, p: 1, maxmem: 2 ** (log2 + 11) });

/** The passphrase is wrong, or the encrypted bytes were altered or cut. */
export class WrongPassphrase extends Error {}

/** Nonce of one chunk: its number, and whether it is the last, so that a cut or reordered stream is detected. */
function toNonce(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const counter = Buffer.alloc(5);
  counter.writeUInt32BE(number);
  counter[4] = isLast ? 1 : 0;
  return Buffer.concat([prefix, counter]);
}

/** Cuts a stream into chunks of one size, and says of each whether it is the last. */
async function* inChunks(
  stream: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const part of stream) {
    held = Buffer.concat([held, part]);
    // The last chunk is known only at the end: one is always held back.
    for (; held.byteLength > bytes; held = held.subarray(bytes)) {
      yield { chunk: held.subarray(0, bytes), isLast: false };
    }
  }
  yield { chunk: held, isLast: true };
}

/** Encrypts a stream with a passphrase: scrypt, then AES-256-GCM in chunks of 64 kB, so that its size has no limit. */
export async function* sealStream(stream: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const [salt, prefix] = [randomBytes(SALT_BYTES), randomBytes(PREFIX_BYTES)];
  const { log2 } = sealCost();
  const key = await toKey(passphrase, salt, log2);
  const header = Buffer.concat([SEALED_MARK, Buffer.from([log2]), salt, prefix]);
  yield header;
  let number = 0;
  for await (const { chunk, isLast } of inChunks(stream, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, toNonce(prefix, number, isLast), { authTagLength: TAG_BYTES });
    cipher.setAAD(header);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

const SALT_AT = SEALED_MARK.byteLength + 1;

/** Bytes of the beginning of an encrypted archive: mark, cost, salt and prefix. */
export const SEALED_HEADER_BYTES = SALT_AT + SALT_BYTES + PREFIX_BYTES;

/**
 * Decrypts what follows the header of an encrypted archive.
 * @throws WrongPassphrase
 */
export async function* openStream(
  stream: AsyncIterable<Uint8Array>,
  header: Buffer,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const log2 = header[SEALED_MARK.byteLength] ?? 0;
  if (header.byteLength < SEALED_HEADER_BYTES || log2 < 1 || log2 > LOG2_MAX) throw new WrongPassphrase('header');
  const prefix = header.subarray(SALT_AT + SALT_BYTES);
  const key = await toKey(passphrase, header.subarray(SALT_AT, SALT_AT + SALT_BYTES), log2);
  let number = 0;
  for await (const { chunk, isLast } of inChunks(stream, CHUNK_BYTES + TAG_BYTES)) {
    if (chunk.byteLength < TAG_BYTES) throw new WrongPassphrase('the end is missing');
    const decipher = createDecipheriv(CIPHER, key, toNonce(prefix, number, isLast), { authTagLength: TAG_BYTES });
    decipher.setAAD(header);
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    const text = decipher.update(chunk.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw new WrongPassphrase(`chunk ${number}`, { cause });
    }
    yield text;
    number += 1;
  }
}
