import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { perApp } from '../app-state.server.ts';
import { dataFolder } from './folder-path.server.ts';

const plan = perApp(() => ({ isPlanned: false }));

/** Sets whether this installation makes a backup each day by itself. Called once at start. */
export function planBackups(isPlanned: boolean): void {
  plan().isPlanned = isPlanned;
}

export const isBackupPlanned = (): boolean => plan().isPlanned;

/** File in the data folder that a backup touches when it has ended well. */
export const BACKUP_MARK = 'derniere-sauvegarde';

/** Returns when the last known backup ended; undefined when none was ever recorded. */
export async function readLastBackup(): Promise<Date | undefined> {
  const folder = dataFolder();
  if (folder === undefined) return undefined;
  const mark = await stat(join(folder, BACKUP_MARK)).catch(() => undefined);
  return mark?.mtime;
}
