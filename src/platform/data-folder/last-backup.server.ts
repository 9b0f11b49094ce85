import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from './folder-path.server.ts';

/** File in the data folder that a backup touches when it has ended well. */
export const BACKUP_MARK = 'derniere-sauvegarde';

/** Returns when the last known backup ended; undefined when none was ever recorded. */
export async function readLastBackup(): Promise<Date | undefined> {
  const folder = dataFolder();
  if (folder === undefined) return undefined;
  const mark = await stat(join(folder, BACKUP_MARK)).catch(() => undefined);
  return mark?.mtime;
}
