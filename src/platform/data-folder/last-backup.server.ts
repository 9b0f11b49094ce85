import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { perApp } from '../app-state.server.ts';
import { readLastRun } from '../jobs/recurring-jobs.server.ts';
import { dataFolder } from './folder-path.server.ts';

const plan = perApp(() => ({ isPlanned: false }));

/** Sets whether this installation makes a backup each day by itself. Called once at start. */
export function planBackups(isPlanned: boolean): void {
  plan().isPlanned = isPlanned;
}

export const isBackupPlanned = (): boolean => plan().isPlanned;

/** Job that makes the daily backup; a later notification of it replaces an earlier one. */
export const BACKUP_JOB = 'scheduled-backup';

/** File in the data folder that a backup touches when it has ended well. */
export const BACKUP_MARK = 'derniere-sauvegarde';

async function readMark(): Promise<Date | undefined> {
  const folder = dataFolder();
  if (folder === undefined) return undefined;
  return (await stat(join(folder, BACKUP_MARK)).catch(() => undefined))?.mtime;
}

/** Returns when the daily backup last ended well, on any server. */
export const readScheduledBackup = (): Promise<Date | undefined> => readLastRun(BACKUP_JOB);

/** Returns when the last known backup ended, on this machine or another server; undefined when there was none. */
export async function readLastBackup(readShared = readScheduledBackup): Promise<Date | undefined> {
  const [own, other] = [await readMark(), await readShared()];
  return own === undefined || (other !== undefined && other > own) ? other : own;
}
