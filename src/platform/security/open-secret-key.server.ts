import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nowIso } from '../clock.server.ts';
import type { Config } from '../config.server.ts';
import { db } from '../database/database.server.ts';
import { currentKeys, deriveKeys, SECRET_KEY_BYTES, setSecretKeys } from './secret-key.server.ts';

/** Name of the key file in `DATA_DIR`. */
const SECRET_KEY_FILE = 'secret.key';
const OWNER_ONLY = 0o600;

const getCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Reads the key file and makes it readable by its owner only; returns undefined when there is no such file.
 * @throws Error with one French line when it cannot be read or contains no key.
 */
async function readSecretKeyFile(path: string): Promise<string | undefined> {
  let text: string;
  try {
    text = (await readFile(path, 'utf8')).trim();
    await chmod(path, OWNER_ONLY);
  } catch (error) {
    if (getCode(error) === 'ENOENT') return undefined;
    throw new Error(`Clé secrète : le fichier ${path} est illisible (${getCode(error)}). Vérifiez ses droits.`, {
      cause: error,
    });
  }
  if (Buffer.byteLength(text) < SECRET_KEY_BYTES) {
    throw new Error(`Clé secrète : le fichier ${path} ne contient pas de clé valable. Remettez-le d’une sauvegarde.`);
  }
  return text;
}

/** Writes a new random key atomically and durably; of two processes that start together one key stays. */
async function createSecretKeyFile(path: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = `${path}.draft-${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', OWNER_ONLY);
    try {
      await file.writeFile(`${randomBytes(SECRET_KEY_BYTES).toString('base64url')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    // Unlike a rename, a link never replaces a key that another process has just written.
    await link(draft, path).catch((error: unknown) => {
      if (getCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  if (process.platform === 'win32') return;
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

export type SecretKeyConfig = Pick<
  Config,
  'DATA_DIR' | 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'SECRET_KEY_LOST' | 'DATABASE_URL'
>;

/**
 * Relation of the key to the database: `same`, `previous` when an older key that is still configured matches, or
 * `lost` when no key matches and the operator chose to continue without it.
 */
export type SecretKeyState = 'same' | 'previous' | 'lost';

const CHECK = 'secret-key-check';

async function selectCheck(): Promise<string | undefined> {
  const row = await db().selectFrom('server_secrets').select('value').where('name', '=', CHECK).executeTakeFirst();
  return row?.value;
}

/** Stores the check value; of several nodes that start on an empty database, the first one's key is used. */
async function claimCheck(value: string): Promise<string> {
  await db()
    .insertInto('server_secrets')
    .values({ name: CHECK, value, created_at: nowIso() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await selectCheck()) ?? value;
}

/** Makes the current key the one that the next start requires. */
export async function storeKeyCheck(): Promise<void> {
  const fresh = { value: currentKeys().check, created_at: nowIso() };
  await db().updateTable('server_secrets').set(fresh).where('name', '=', CHECK).execute();
}

const HINT = 'ou démarrez une fois avec SECRET_KEY_LOST=1 si elle est perdue (voir docs/guides/secret-key.md)';

const missing = (path: string): Error =>
  new Error(
    `Clé secrète : cette base de données contient des secrets chiffrés, mais ni SECRET_KEY ni le fichier ${path} ne sont là ; remettez la clé d’origine, ${HINT}.`,
  );

const wrong = (name: string): Error =>
  new Error(
    `Clé secrète : ${name} n’est pas la clé de cette base de données ; donnez la même SECRET_KEY à tous les serveurs, ${HINT}.`,
  );

/**
 * Opens the key of `SECRET_KEY` or of the file in `DATA_DIR`, created at the first start, and compares it with the
 * database. Writes nothing without a known key.
 * @throws Error with one French line when it is not the key of this database.
 */
export async function openSecretKey(config: SecretKeyConfig): Promise<SecretKeyState> {
  const path = join(config.DATA_DIR, SECRET_KEY_FILE);
  // One after the other: a server makes the file before it stores the check, so that the file is there where the check is.
  const stored = await selectCheck();
  let filed = await readSecretKeyFile(path);
  if (filed === undefined && config.SECRET_KEY === undefined) {
    if (stored !== undefined && !config.SECRET_KEY_LOST) throw missing(path);
    await createSecretKeyFile(path);
    filed = await readSecretKeyFile(path);
  }
  const input = [config.SECRET_KEY, filed, config.SECRET_KEY_PREVIOUS].filter((key) => key !== undefined);
  setSecretKeys(...new Set(input));
  const check = stored ?? (await claimCheck(currentKeys().check));
  if (check === currentKeys().check) return 'same';
  if (input.some((key) => deriveKeys(key).check === check)) return 'previous';
  if (config.SECRET_KEY_LOST) return 'lost';
  throw wrong(config.SECRET_KEY === undefined ? `celle du fichier ${path}` : 'SECRET_KEY');
}

/** What the key is to the database, without writing anything; `new` before the first start. */
export type SecretKeyFinding = SecretKeyState | 'new' | 'missing' | 'wrong' | 'unreadable' | 'open';

/** Compares the configured key with the open database; writes nothing. */
export async function inspectSecretKey(config: SecretKeyConfig): Promise<SecretKeyFinding> {
  const path = join(config.DATA_DIR, SECRET_KEY_FILE);
  const stored = await selectCheck();
  const filed = await readFile(path, 'utf8').catch((error: unknown) =>
    getCode(error) === 'ENOENT' ? undefined : null,
  );
  if (filed === null) return 'unreadable';
  const input = [config.SECRET_KEY, filed?.trim(), config.SECRET_KEY_PREVIOUS].filter((key) => key !== undefined);
  if (stored === undefined) return 'new';
  const [first] = input;
  if (first === undefined) return 'missing';
  const isMatch = (key: string): boolean => Buffer.byteLength(key) > 0 && deriveKeys(key).check === stored;
  if (!isMatch(first)) return input.some(isMatch) ? 'previous' : 'wrong';
  const { mode } = filed === undefined ? { mode: OWNER_ONLY } : await stat(path);
  return process.platform !== 'win32' && (mode & 0o077) !== 0 ? 'open' : 'same';
}
