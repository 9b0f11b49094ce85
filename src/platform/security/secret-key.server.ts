import { hkdfSync } from 'node:crypto';

/** Fewer bytes could be guessed. */
export const SECRET_KEY_BYTES = 32;
const SALT = 'faitage';

/** What one secret key is used for; each purpose has a key of its own, so that one never weakens another. */
export interface DerivedKeys {
  /** Names the key in what was made with it: 8 hexadecimal digits, tells nothing about it. */
  id: string;
  encryption: Buffer;
  pepper: Buffer;
  /** Stored in the database to recognise the key at the next start. */
  check: string;
}

const derive = (secret: string, purpose: string, bytes = SECRET_KEY_BYTES): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, SALT, `${purpose} v1`, bytes));

/** HKDF-SHA-256: the same secret gives the same keys on every node. */
export const deriveKeys = (secret: string): DerivedKeys => ({
  id: derive(secret, 'id', 4).toString('hex'),
  encryption: derive(secret, 'encryption'),
  pepper: derive(secret, 'pepper'),
  check: derive(secret, 'check').toString('base64url'),
});

let keys: DerivedKeys[] = [];

/** Called once at start: the key that encrypts, then older ones that only decrypt. */
export function setSecretKeys(...secrets: string[]): void {
  keys = secrets.map(deriveKeys);
}

/** @throws before `setSecretKeys` was called. */
export function currentKeys(): DerivedKeys {
  const [current] = keys;
  if (current === undefined) throw new Error('The secret key is not open.');
  return current;
}

/** The keys of this id, or undefined when this process does not hold them. */
export const keysById = (id: string): DerivedKeys | undefined => keys.find((one) => one.id === id);
