import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { DomainError } from '#src/kernel/errors.ts';

/** OWASP's least Argon2id cost: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** More waiting verifications than this and the rest is refused: a flood must not eat the memory. */
const MAX_WAITING = 50;

const derive = promisify(argon2);

interface Cost {
  memory: number;
  passes: number;
}

const COST: Cost = { memory: MEMORY_KIB, passes: PASSES };

async function keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize('NFC');
  return derive('argon2id', { message, nonce: salt, parallelism: 1, tagLength: KEY_BYTES, ...cost });
}

/** The cost a hash was made with: raising ours later must lock nobody out. */
function costOf(parameters: string): Cost {
  const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(parameters) ?? [];
  return memory === undefined || passes === undefined ? COST : { memory: Number(memory), passes: Number(passes) };
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

/** PHC string of an Argon2id hash with its own salt; about 25 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(password, salt, COST);
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(salt)}$${base64(key)}`;
  });
}

/** Verifies in constant time; with `undefined` does the same work and answers false. */
export function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  return inTurn(async () => {
    const [, , , parameters = '', salt = '', key = ''] = (stored ?? '').split('$');
    const expected = Buffer.from(key, 'base64');
    const nonce = salt === '' ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, 'base64');
    const actual = await keyOf(password, nonce, costOf(parameters));
    return expected.length === KEY_BYTES && timingSafeEqual(actual, expected);
  });
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
