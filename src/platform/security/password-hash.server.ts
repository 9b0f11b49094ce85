import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';
import { currentKeys, keysById } from './secret-key.server.ts';

/** Minimum Argon2id cost by OWASP: 19 MiB, two passes, one lane. Tests of other units lower it for themselves. */
export const HASH_COST = { memory: 19_456, passes: 2 };

/** Cost of new hashes in this app. */
export const hashCost = perApp(() => ({ ...HASH_COST }));
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Maximum number of waiting verifications; more are refused, so that a flood cannot exhaust the memory. */
const MAX_WAITING = 50;

const derive = promisify(argon2);

/** Parameters of a hash; `keyId` identifies the pepper, undefined for a hash without pepper. */
interface Recipe {
  memory: number;
  passes: number;
  keyId: string | undefined;
}

const currentRecipe = (): Recipe => ({ ...hashCost(), keyId: currentKeys().id });

/** HMAC-SHA-256 with a key outside the database: a stolen database alone allows no password guessing. */
const peppered = (message: string, pepper: Buffer): Buffer => createHmac('sha256', pepper).update(message).digest();

async function getKey(password: string, salt: Buffer, { memory, passes, keyId }: Recipe): Promise<Buffer> {
  const text = password.normalize('NFC');
  // The pepper is not available: do the same work without a match.
  const message = keyId === undefined ? text : peppered(text, (keysById(keyId) ?? currentKeys()).pepper);
  return derive('argon2id', { message, nonce: salt, parallelism: 1, tagLength: KEY_BYTES, memory, passes });
}

/** Reads the parameters of a stored hash, so that raising the cost later locks no account out. */
function toRecipe(parameters: string): Recipe | undefined {
  const [, memory, passes, keyId] = /^m=(\d+),t=(\d+),p=1(?:,keyid=([0-9a-f]{8}))?$/.exec(parameters) ?? [];
  return memory === undefined ? undefined : { memory: Number(memory), passes: Number(passes), keyId };
}

const turns = perApp((): { running: number; waiting: (() => void)[] } => ({ running: 0, waiting: [] }));

/** Runs as many calls in parallel as there are cores, with a short queue. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = turns();
  if (own.running >= availableParallelism()) {
    if (own.waiting.length >= MAX_WAITING) {
      throw new DomainError('unavailable', 'Le serveur est très sollicité. Réessayez dans un instant.', {
        retryAfterSeconds: 5,
      });
    }
    await new Promise<void>((resolve) => own.waiting.push(resolve));
  } else own.running += 1;
  try {
    return await work();
  } finally {
    const next = own.waiting.shift();
    if (next === undefined) own.running -= 1;
    else next();
  }
}

/** Returns the PHC string of a peppered Argon2id hash with its own salt; about 25 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(SALT_BYTES);
    const recipe = currentRecipe();
    const key = await getKey(password, salt, recipe);
    const parameters = `m=${recipe.memory},t=${recipe.passes},p=1,keyid=${recipe.keyId}`;
    return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(key)}`;
  });
}

/** Verifies in constant time; with `undefined` does the same work and returns false. */
export function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  return inTurn(async () => {
    const [, , , parameters = '', salt = '', key = ''] = (stored ?? '').split('$');
    const expected = Buffer.from(key, 'base64');
    const nonce = salt === '' ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, 'base64');
    const recipe = toRecipe(parameters) ?? currentRecipe();
    const actual = await getKey(password, nonce, recipe);
    const isKeyHere = recipe.keyId === undefined || keysById(recipe.keyId) !== undefined;
    return expected.length === KEY_BYTES && timingSafeEqual(actual, expected) && isKeyHere;
  });
}

/** Returns whether a stored hash is weaker than today's: cheaper, without pepper, or under an older key. */
export function isOutdatedHash(stored: string): boolean {
  const recipe = toRecipe(stored.split('$')[3] ?? '');
  if (recipe === undefined) return true;
  const { memory, passes } = hashCost();
  return recipe.memory < memory || recipe.passes < passes || recipe.keyId !== currentKeys().id;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
