import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { DomainError } from '#src/kernel/errors.ts';
import { currentKeys, keysById } from './secret-key.server.ts';

/** OWASP's least Argon2id cost: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** More waiting verifications than this and the rest is refused: a flood must not eat the memory. */
const MAX_WAITING = 50;

const derive = promisify(argon2);

/** How a hash was made; `keyId` names the pepper, undefined for a hash of before there was one. */
interface Recipe {
  memory: number;
  passes: number;
  keyId: string | undefined;
}

const currentRecipe = (): Recipe => ({ memory: MEMORY_KIB, passes: PASSES, keyId: currentKeys().id });

/** HMAC-SHA-256 with a key outside the database: without it a stolen database gives no password to try. */
const peppered = (message: string, pepper: Buffer): Buffer => createHmac('sha256', pepper).update(message).digest();

async function keyOf(password: string, salt: Buffer, { memory, passes, keyId }: Recipe): Promise<Buffer> {
  const text = password.normalize('NFC');
  // A pepper that is no longer here: the same work, and no match.
  const message = keyId === undefined ? text : peppered(text, (keysById(keyId) ?? currentKeys()).pepper);
  return derive('argon2id', { message, nonce: salt, parallelism: 1, tagLength: KEY_BYTES, memory, passes });
}

/** The recipe of a stored hash: raising ours later must lock nobody out. */
function recipeOf(parameters: string): Recipe | undefined {
  const [, memory, passes, keyId] = /^m=(\d+),t=(\d+),p=1(?:,keyid=([0-9a-f]{8}))?$/.exec(parameters) ?? [];
  return memory === undefined ? undefined : { memory: Number(memory), passes: Number(passes), keyId };
}

let running = 0;
const waiting: (() => void)[] = [];

/** As many at once as there are cores; a short queue behind them. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= availableParallelism()) {
    if (waiting.length >= MAX_WAITING) {
      throw new DomainError('unavailable', 'Le serveur est très sollicité. Réessayez dans un instant.', {
        retryAfterSeconds: 5,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** PHC string of a peppered Argon2id hash with its own salt; about 25 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(SALT_BYTES);
    const recipe = currentRecipe();
    const key = await keyOf(password, salt, recipe);
    const parameters = `m=${recipe.memory},t=${recipe.passes},p=1,keyid=${recipe.keyId}`;
    return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(key)}`;
  });
}

/** Verifies in constant time; with `undefined` does the same work and answers false. */
export function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  return inTurn(async () => {
    const [, , , parameters = '', salt = '', key = ''] = (stored ?? '').split('$');
    const expected = Buffer.from(key, 'base64');
    const nonce = salt === '' ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, 'base64');
    const recipe = recipeOf(parameters) ?? currentRecipe();
    const actual = await keyOf(password, nonce, recipe);
    const isKeyHere = recipe.keyId === undefined || keysById(recipe.keyId) !== undefined;
    return expected.length === KEY_BYTES && timingSafeEqual(actual, expected) && isKeyHere;
  });
}

/** Whether a stored hash costs an attacker less than today's: cheaper, without pepper, or under an older key. */
export function isOutdatedHash(stored: string): boolean {
  const recipe = recipeOf(stored.split('$')[3] ?? '');
  if (recipe === undefined) return true;
  return recipe.memory < MEMORY_KIB || recipe.passes < PASSES || recipe.keyId !== currentKeys().id;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
