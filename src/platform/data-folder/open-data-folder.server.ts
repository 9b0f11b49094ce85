import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nowIso } from '../clock.server.ts';
import type { Config } from '../config.server.ts';
import { checkFolder, findServerRemains, refuseLostDatabase } from './check-data-folder.server.ts';
import { checkDatabaseFile } from './check-database-file.server.ts';
import { tightenModes } from './file-modes.server.ts';
import { getStampFile, readStamp, writeStamp } from './folder-stamp.server.ts';
import { lockDataFolder } from './lock-data-folder.server.ts';

const DATABASE_FILE = 'faitage.sqlite';

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
 * Checks the data folder before anything is written there, creates it if it may be new, and locks it for this process
 * if it holds the embedded database; on PostgreSQL several nodes may share it.
 * @throws Error with one French sentence that names the path and what to do.
 */
export function openDataFolder(
  { DATA_DIR, DATABASE_URL, DATA_REQUIRED }: FolderConfig,
  start: StartKnowledge,
): DataFolder {
  checkFolder(DATA_DIR);
  const path = join(DATA_DIR, DATABASE_FILE);
  if (DATABASE_URL === undefined) {
    if (existsSync(path)) checkDatabaseFile(path, start.migrations);
    else {
      const stampFile = getStampFile(start.stampFolder, DATA_DIR);
      refuseLostDatabase(DATA_DIR, { stamp: readStamp(stampFile), stampFile });
      if (DATA_REQUIRED)
        throw new Error(
          `La base ${path} manque et DATA_REQUIRED vaut 1 : rattachez le disque ou restaurez une sauvegarde.`,
        );
    }
  }
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
