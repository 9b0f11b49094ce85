import { createCipheriv, createDecipheriv, createSecretKey, hash, type KeyObject, randomBytes } from 'node:crypto';
import { DomainError } from '#src/kernel/errors.ts';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { perApp } from './app-state.server.ts';
import { isoIn, nowIso } from './clock.server.ts';
import { engine, transaction } from './database/database.server.ts';
import { prepared, preparedWrite } from './database/prepared.server.ts';
import { deleteInSteps } from './database/rows-in-steps.server.ts';
import { hmacSha256 } from './security/hmac.server.ts';
import { currentKeys } from './security/secret-key.server.ts';

const KEPT_SECONDS = 7 * 86_400;

/** A request that may be repeated under one key. The outermost command runs it once and stores the result here. */
export interface RepeatableSend {
  /** Sender and target of the request; a key is valid only within this scope. */
  readonly scope: string;
  /** Key chosen by the client; only its hash is stored. */
  readonly key: string;
  /** Input fields that the server creates for each request; they are not compared with a repeat. */
  readonly fresh?: readonly string[];
  /** Those fields with the values of the first request, after a replay. */
  first?: Record<string, unknown>;
}

interface Stored {
  answer: unknown;
  first: Record<string, unknown>;
}

/** What a request's key leads to. */
interface Derived {
  row: RowKey;
  /** The key has been looked up for the next `once`, and had no answer. */
  isNew?: boolean;
  /** Secret of HKDF after its first step, from which the key of each use is made. */
  secret: Buffer;
}

const derived = perApp(() => new WeakMap<RepeatableSend, Derived>());

const getHash = (content: string | Uint8Array): string => hash('sha256', content, 'base64url');

/**
 * Derived by HKDF-SHA-256 from the client's key and a key outside the database: neither one alone decrypts a stored
 * answer. Once for each request.
 */
function derive(send: RepeatableSend): Derived {
  const known = derived().get(send);
  if (known !== undefined) return known;
  const { scope, key } = send;
  const both = Buffer.concat([currentKeys().pepper, Buffer.from(key)]);
  const row = { scope: getHash(scope), key: getHash(`${scope}\n${key}`) };
  const made = { row, secret: hmacSha256(Buffer.from(scope), both) };
  derived().set(send, made);
  return made;
}

/** The only block that HKDF makes for a key of 32 bytes. */
const getKey = (send: RepeatableSend, use: string): Buffer =>
  hmacSha256(derive(send).secret, Buffer.from(`${use}\x01`));

/** A key object, because Node creates an error with its stack for each key that it gets as bytes. */
const getAnswerKey = (send: RepeatableSend): KeyObject => createSecretKey(getKey(send, 'answer'));

/** Returns the same text for the same content, whatever the order of its keys; files by their hash. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return getHash(value);
  if (value instanceof UploadedFile) return value.hash;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return getPairs(value);
}

/** Returns names, sorted, with their canonical values. */
function getPairs(value: object, ignored: readonly string[] = []): [string, unknown][] {
  const pairs: [string, unknown][] = [];
  for (const name of Object.keys(value).sort()) {
    const inner: unknown = Reflect.get(value, name);
    if (inner !== undefined && !ignored.includes(name)) pairs.push([name, canonical(inner)]);
  }
  return pairs;
}

/** Keyed with the client's key, so that this hash in a stolen database does not help to guess a password. */
function fingerprint(send: RepeatableSend, request: object): string {
  const content = JSON.stringify(getPairs(request, send.fresh));
  return hmacSha256(getKey(send, 'fingerprint'), Buffer.from(content)).toString('base64url');
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const isText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isText) : typeof value === 'string';

/**
 * Encrypts an answer, which may contain a session token, with the key of the request. One without any text, such as the
 * number of a new message, contains none.
 */
function seal(send: RepeatableSend, stored: Stored): string {
  if (!isText(stored)) return JSON.stringify(stored);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', getAnswerKey(send), nonce);
  const sealed = [cipher.update(JSON.stringify(stored)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

function unseal(send: RepeatableSend, text: string): Stored {
  if (text.startsWith('{')) return JSON.parse(text);
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', getAnswerKey(send), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(),
  );
}

interface RowKey {
  scope: string;
  key: string;
}

const selectAnswer = prepared((queries, { scope, key }: RowKey) =>
  queries
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key),
);

interface NewRow extends RowKey {
  requestHash: string;
  /** Empty until the work has been done. */
  response: string;
  at: string;
}

/** On PostgreSQL this waits for another node that handles the same key. */
const insertKey = preparedWrite((queries, { scope, key, requestHash, response, at }: NewRow) =>
  queries
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: requestHash, response, created_at: at })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing()),
);

const storeAnswer = preparedWrite((queries, { scope, key, response }: RowKey & { response: string }) =>
  queries.updateTable('idempotency_keys').set({ response }).where('scope', '=', scope).where('key', '=', key),
);

/**
 * Returns the stored answer of an earlier request with this key; undefined when there is none.
 * @throws DomainError `invalid` when the key is repeated with other content.
 */
export async function findAnswer(send: RepeatableSend, request: object): Promise<{ answer: unknown } | undefined> {
  const known = derive(send);
  const [row] = await selectAnswer(known.row);
  known.isNew = row === undefined;
  if (row === undefined) return undefined;
  if (row.request_hash !== fingerprint(send, request)) {
    throw new DomainError('invalid', 'Cette clé d’envoi a déjà servi pour un autre contenu.', {
      fields: { 'Idempotency-Key': ['Déjà utilisée.'] },
    });
  }
  const { answer, first } = unseal(send, row.response);
  send.first = first;
  return { answer };
}

/** The answer of another request with the same key is stored: this one's transaction is undone. */
class StoredMeanwhile extends Error {}

/** Runs a transaction that calls `once`; returns the answer that another request has stored meanwhile, if there is one. */
export async function orEarlier<Answer>(
  send: RepeatableSend,
  request: object,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof StoredMeanwhile)) throw error;
    // In a transaction, which ends when what it has read is durable.
    const earlier = await transaction(() => findAnswer(send, request));
    if (earlier === undefined) throw error;
    return earlier.answer as Answer;
  }
}

/**
 * Runs `work` once per key: a repeat returns the first answer. Call it inside a transaction,
 * so that answer and effect are stored together.
 * @throws DomainError `invalid` when the key is repeated with other content.
 * @throws StoredMeanwhile after `work`, when another request has stored the key since `findAnswer` did not find it.
 */
export async function once<Answer>(
  send: RepeatableSend,
  request: object,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const known = derive(send);
  const { row } = known;
  const claim = { ...row, requestHash: fingerprint(send, request), at: nowIso() };
  // On SQLite transactions run one after the other: nobody else can take the key meanwhile, and one write is enough.
  const claimsFirst = engine() === 'postgres';
  const mayBeRepeated = claimsFirst ? (await insertKey({ ...claim, response: '' })) === 0 : known.isNew !== true;
  const earlier = mayBeRepeated ? await findAnswer(send, request) : undefined;
  known.isNew = false;
  if (earlier !== undefined) return earlier.answer as Answer;
  const answer = await work();
  const first = Object.fromEntries(Object.entries(request).filter(([name]) => send.fresh?.includes(name)));
  const response = seal(send, { answer, first });
  if (claimsFirst) await storeAnswer({ ...row, response });
  else if ((await insertKey({ ...claim, response })) === 0) throw new StoredMeanwhile();
  return answer;
}

export function purgeIdempotencyKeys(): Promise<number> {
  const before = isoIn(-KEPT_SECONDS);
  return deleteInSteps({ table: 'idempotency_keys', where: (row) => row('created_at', '<', before) }, 'scope', 'key');
}
