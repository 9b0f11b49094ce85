import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'faitage.lock';
/** Time to wait for a process that is just ending, in milliseconds. */
const PATIENCE_MS = 2_000;
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/**
 * Locks the folder's database for this process. The lock belongs to the open file: the system releases it whenever
 * the process ends, so that it is never stale. Returns a function that releases it earlier.
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
