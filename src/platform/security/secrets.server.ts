import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe: session tokens, reset links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. Plain SHA-256 is enough: the secret is random, not chosen. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Of a whole text: another one tells that it is no longer the same. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
