import { hkdfSync } from 'node:crypto';
import { perApp } from '../app-state.server.ts';

/** A shorter key could be guessed. */
export const SECRET_KEY_BYTES = 32;
const SALT = 'faitage';

/** Keys derived from one secret key, one per purpose, so that no use weakens another. */
export interface DerivedKeys {
  /** Identifies the key in stored values: 8 hexadecimal digits that reveal nothing about it. */
  id: string;
  encryption: Buffer;
  pepper: Buffer;
  /** Signs the addresses to which people reply by email. */
  replies: Buffer;
  /** Stored in the database to recognise the key at the next start. */
  check: string;
}

const derive = (secret: string, purpose: string, bytes = SECRET_KEY_BYTES): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, SALT, `${purpose} v1`, bytes));

/** Derives keys with HKDF-SHA-256: the same secret gives the same keys on every node. */
export const deriveKeys = (secret: string): DerivedKeys => ({
  id: derive(secret, 'id', 4).toString('hex'),
  encryption: derive(secret, 'encryption'),
  pepper: derive(secret, 'pepper'),
  replies: derive(secret, 'reply addresses'),
  check: derive(secret, 'check').toString('base64url'),
});

const secrets = perApp((): { keys: DerivedKeys[] } => ({ keys: [] }));

/** Sets the key that encrypts, then older ones that only decrypt. Called once at start. */
export function setSecretKeys(...texts: string[]): void {
  secrets().keys = texts.map(deriveKeys);
}

/** @throws before `setSecretKeys` was called. */
export function currentKeys(): DerivedKeys {
  const [current] = secrets().keys;
  if (current === undefined) throw new Error('The secret key is not open.');
  return current;
}

/** Returns the current keys, then the older ones. */
export const allKeys = (): readonly DerivedKeys[] => secrets().keys;

/** Returns the keys with this id, or undefined when this process does not have them. */
export const keysById = (id: string): DerivedKeys | undefined => secrets().keys.find((one) => one.id === id);
