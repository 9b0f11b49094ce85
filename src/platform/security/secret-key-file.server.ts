import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SECRET_KEY_BYTES } from './secret-key.server.ts';

/** Name of the key file in `DATA_DIR`. */
export const SECRET_KEY_FILE = 'secret.key';
const OWNER_ONLY = 0o600;

const getCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Reads the key file and makes it readable by its owner only; returns undefined when there is no such file.
 * @throws Error with one French line when it cannot be read or contains no key.
 */
export async function readSecretKeyFile(path: string): Promise<string | undefined> {
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
export async function createSecretKeyFile(path: string): Promise<void> {
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
