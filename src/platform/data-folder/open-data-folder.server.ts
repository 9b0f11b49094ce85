import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { nowIso } from '../clock.server.ts';
import type { Config } from '../config.server.ts';
import { checkFolder, findServerRemains, refuseLostDatabase } from './check-data-folder.server.ts';
import { checkDatabaseFile } from './check-database-file.server.ts';
import { tightenModes } from './file-modes.server.ts';
import { getStampFile, readStamp, writeStamp } from './folder-stamp.server.ts';

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

/** Name of the embedded database in the data folder. */
export const DATABASE_FILE = 'faitage.sqlite';

type FolderConfig = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'DATA_REQUIRED'>;

interface StartKnowledge {
  /** Names of the migrations of this build. */
  migrations: readonly string[];
  /** Folder outside the data folder where starts store which folders hold a database. */
  stampFolder: string;
}

export interface DataFolder {
  /** Address of the database: the given one, or the path of the embedded file. */
  databaseAddress: string;
  /** Checks the open database before it is migrated. @throws Error when it must not be filled. */
  refuseEmptyServer(isNewDatabase: boolean): void;
  /** Stores that the database exists; called once it is migrated. */
  remember(): void;
  /** Releases the lock for another process. */
  leave(): void;
}

/**
 * Checks the data folder without writing anything. Returns whether the embedded database is there; a database server
 * says that itself.
 * @throws Error with one French sentence that names the path and what to do.
 */
export function inspectDataFolder(
  { DATA_DIR, DATABASE_URL, DATA_REQUIRED }: FolderConfig,
  start: StartKnowledge,
): { hasFile: boolean } {
  checkFolder(DATA_DIR);
  const path = join(DATA_DIR, DATABASE_FILE);
  const hasFile = existsSync(path);
  if (DATABASE_URL !== undefined) return { hasFile };
  if (hasFile) checkDatabaseFile(path, start.migrations);
  else {
    const stampFile = getStampFile(start.stampFolder, DATA_DIR);
    refuseLostDatabase(DATA_DIR, { stamp: readStamp(stampFile), stampFile });
    if (DATA_REQUIRED)
      throw new Error(
        `La base ${path} manque et DATA_REQUIRED vaut 1 : rattachez le disque ou restaurez une sauvegarde.`,
      );
  }
  return { hasFile };
}

/**
 * Checks the data folder before anything is written there, creates it if it may be new, and locks it for this process
 * if it holds the embedded database; on PostgreSQL several nodes may share it.
 * @throws Error with one French sentence that names the path and what to do.
 */
export function openDataFolder(config: FolderConfig, start: StartKnowledge): DataFolder {
  const { DATA_DIR, DATABASE_URL, DATA_REQUIRED } = config;
  inspectDataFolder(config, start);
  const path = join(DATA_DIR, DATABASE_FILE);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const leave = DATABASE_URL === undefined ? lockDataFolder(DATA_DIR) : () => {};
  tightenModes(DATA_DIR);
  return {
    databaseAddress: DATABASE_URL ?? path,
    refuseEmptyServer: (isNewDatabase) => {
      if (DATABASE_URL === undefined || !isNewDatabase) return;
      const remains = existsSync(path) ? undefined : findServerRemains(DATA_DIR);
      if (remains === undefined && !DATA_REQUIRED) return;
      const reason = remains === undefined ? 'DATA_REQUIRED vaut 1' : `${join(DATA_DIR, remains)} est là`;
      throw new Error(
        `La base PostgreSQL est vide alors que ${reason} : vérifiez DATABASE_URL ou restaurez une sauvegarde.`,
      );
    },
    remember: () => {
      tightenModes(DATA_DIR);
      if (DATABASE_URL === undefined) writeStamp(start.stampFolder, DATA_DIR, nowIso());
    },
    leave,
  };
}
