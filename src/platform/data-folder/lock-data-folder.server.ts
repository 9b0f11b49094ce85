import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'faitage.lock';
/** A process that is just ending may take a moment. */
const PATIENCE_MS = 2_000;
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/**
 * Makes this process the only one on the folder's database. The lock belongs to the open file: the system gives it
 * back when the process ends, in whatever way, so that none is ever stale. Answers how to give it back earlier.
 * @throws Error with one French sentence while another process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: PATIENCE_MS });
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new Error(
      `Un autre processus utilise déjà ${folder} : arrêtez-le d’abord, ou choisissez un autre DATA_DIR.`,
      {
        cause,
      },
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
