import { join } from 'node:path';
import { nowIso } from '../clock.server.ts';
import type { Config } from '../config.server.ts';
import { db } from '../database/database.server.ts';
import { currentKeys, deriveKeys, setSecretKeys } from './secret-key.server.ts';
import { createSecretKeyFile, readSecretKeyFile, SECRET_KEY_FILE } from './secret-key-file.server.ts';

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

const HINT = 'ou démarrez une fois avec SECRET_KEY_LOST=1 si elle est perdue (voir docs/secret-key.md)';

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
