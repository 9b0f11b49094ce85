import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_FOLDER } from '../storage/storage.server.ts';

/** What else a backup writes: manifest, key, emails of the folder. */
const SPARE_BYTES = 20_000_000;

/** Bytes with their unit, in French: `12,3 Mo`. */
export function toSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} ko`;
  const [divisor, unit] = bytes < 1_000_000_000 ? [1_000_000, 'Mo'] : [1_000_000_000, 'Go'];
  return `${(bytes / divisor).toFixed(1).replace('.', ',')} ${unit}`;
}

/** Returns the bytes of the files below a folder; none when it is missing. */
async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries.filter((one) => one.isFile())) {
    bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0;
  }
  return bytes;
}

/** Returns what a backup may take: the copy of the database, and an archive in which nothing became smaller. */
export async function measureBackup(dataFolder: string, databaseBytes: number): Promise<number> {
  return 2 * databaseBytes + (await measureFolder(join(dataFolder, FILES_FOLDER))) + SPARE_BYTES;
}

/** Returns the bytes that this account can still write into a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws Error with one French sentence when a folder has less room than a backup may take. */
export function refuseTightFolder(folder: string, { needed, free }: { needed: number; free: number }): void {
  if (free >= needed) return;
  throw new Error(
    `Le dossier ${folder} n’a que ${toSize(free)} libres et la sauvegarde peut en demander ${toSize(needed)} : libérez de la place, ou choisissez un autre dossier (--to).`,
  );
}
