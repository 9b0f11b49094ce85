import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits, URL-safe, for session tokens and reset links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a secret. Plain SHA-256 is enough, because the secret is random, not chosen. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns the hash of a whole text, to detect changes. */
export const getFingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url');
