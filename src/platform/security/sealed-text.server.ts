import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentKeys, keysById } from './secret-key.server.ts';

/** Prefix with the version: `sealed.1.<key id>.<nonce, ciphertext and tag in base64url>`. */
const MARK = 'sealed.1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Row and column of a text, for instance `two_factors.secret:12`: copied to another row it cannot be decrypted. */
export type SealedPlace = string;

/** Encrypts a text for one row and column, with its own nonce. */
export function seal(text: string, place: SealedPlace): string {
  const { id, encryption } = currentKeys();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryption, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(`${MARK}.${id}|${place}`));
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${MARK}.${id}.${bytes.toString('base64url')}`;
}

/** Returns the text, or undefined when it was altered, belongs to another row, or its key is missing. */
export function unseal(sealed: string, place: SealedPlace): string | undefined {
  const [, id = '', body = ''] = /^sealed\.1\.([0-9a-f]{8})\.([\w-]+)$/.exec(sealed) ?? [];
  const keys = keysById(id);
  const bytes = Buffer.from(body, 'base64url');
  if (keys === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keys.encryption, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(`${MARK}.${id}|${place}`));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Returns the current form of a stored text: plain text from before encryption, or text encrypted with an older key,
 * is encrypted with the current key.
 * @returns undefined when nothing has to change, also for an encrypted text that cannot be decrypted.
 */
export function resealed(stored: string, place: SealedPlace): string | undefined {
  if (stored.startsWith(`${MARK}.${currentKeys().id}.`)) return undefined;
  const text = stored.startsWith('sealed.') ? unseal(stored, place) : stored;
  return text === undefined ? undefined : seal(text, place);
}
