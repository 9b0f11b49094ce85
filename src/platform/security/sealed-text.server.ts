import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentKeys, keysById } from './secret-key.server.ts';

/** Version, then the id of the key: `sealed.1.<key id>.<nonce, ciphertext and tag in base64url>`. */
const MARK = 'sealed.1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Which row and column a text belongs to, for instance `two_factors.secret:12`: copied to another row it does not open. */
export type SealedPlace = string;

/** Encrypts a text for one place, with a nonce of its own. */
export function seal(text: string, place: SealedPlace): string {
  const { id, encryption } = currentKeys();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryption, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(`${MARK}.${id}|${place}`));
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${MARK}.${id}.${bytes.toString('base64url')}`;
}

/** The text, or undefined when it was altered, belongs to another place, or its key is not here. */
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
 * The form in which a stored text must stand from now on: a plain text of before encryption, or one sealed with an
 * older key, is sealed with the current one.
 * @returns undefined when nothing is to be done, also for a sealed text that does not open.
 */
export function resealed(stored: string, place: SealedPlace): string | undefined {
  if (stored.startsWith(`${MARK}.${currentKeys().id}.`)) return undefined;
  const text = stored.startsWith('sealed.') ? unseal(stored, place) : stored;
  return text === undefined ? undefined : seal(text, place);
}
