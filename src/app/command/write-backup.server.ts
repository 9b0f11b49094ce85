import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listStoredNames } from '#src/domains/media/stored-files.internal.server.ts';
import { measureBackup, readFreeBytes, refuseTightFolder } from '#src/platform/backup/backup-space.server.ts';
import { ROWS_FOLDER } from '#src/platform/backup/manifest.server.ts';
import { exportRows } from '#src/platform/backup/postgres-rows.server.ts';
import { toArchiveName } from '#src/platform/backup/retention.server.ts';
import { copySqlite } from '#src/platform/backup/sqlite-copy.server.ts';
import { writeArchive } from '#src/platform/backup/write-archive.server.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import { DATABASE_FILE } from '#src/platform/data-folder/open-data-folder.server.ts';
import { MIGRATIONS, readSchemaState } from '#src/platform/database/migrate.server.ts';
import { measureDatabase } from '#src/platform/database/size.server.ts';
import { isBucket, storage } from '#src/platform/storage/storage.server.ts';

/** Folder of the archives in the data folder. */
export const DEFAULT_FOLDER = 'sauvegardes';
const WORK_PREFIX = '.faitage-travail-';
/** Longer than any backup takes: an older leftover belongs to one that was killed. */
const LEFTOVER_MS = 86_400_000;
const SQLITE_FULL = 13;

/** Both the files and the copy of SQLite's database may find no more room. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') ||
    ('errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_FULL));

async function* readBucket(): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  for await (const name of listStoredNames()) {
    const file = await storage().get(name);
    if (file !== undefined) yield { name, bytes: file.bytes };
  }
}

/** Names of the migrations that have run. @throws Error with one French sentence for a newer database. */
async function readMigrations(): Promise<string[]> {
  const { waiting, newer } = await readSchemaState();
  if (newer === undefined) return Object.keys(MIGRATIONS).filter((name) => !waiting.includes(name));
  throw new Error(`La base vient d’une version plus récente (${newer}) : sauvegardez-la avec cette version-là.`);
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.startsWith(WORK_PREFIX) || /^faitage-.*\.part$/.test(one))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now().getTime() - found.mtimeMs > LEFTOVER_MS) await rm(join(folder, name), { recursive: true });
  }
}

interface BackupChoices {
  folder: string;
  passphrase: string | undefined;
  isWithoutKey: boolean;
}

/** Writes one archive of the open site. @throws Error with one French sentence, also for want of room. */
export async function writeBackup(config: Config, { folder, passphrase, isWithoutKey }: BackupChoices) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new Error(`Le dossier ${folder} ne peut pas être créé : choisissez-en un autre (--to DOSSIER).`, { cause });
  });
  await removeLeftovers(folder);
  const needed = await measureBackup(config.DATA_DIR, await measureDatabase());
  refuseTightFolder(folder, { needed, free: await readFreeBytes(folder) });
  const path = join(folder, toArchiveName(now(), passphrase !== undefined));
  const workFolder = await mkdtemp(join(folder, WORK_PREFIX));
  const { DATABASE_URL: url, DATA_DIR } = config;
  try {
    const written = await writeArchive(path, {
      dataFolder: DATA_DIR,
      workFolder,
      copyDatabase: async () => {
        if (url === undefined) copySqlite(join(DATA_DIR, DATABASE_FILE), join(workFolder, DATABASE_FILE));
        else await exportRows(url, join(workFolder, ROWS_FOLDER));
      },
      bucketFiles: isBucket(config) ? readBucket : undefined,
      facts: {
        made_at: nowIso(),
        engine: url === undefined ? 'sqlite' : 'postgres',
        migrations: await readMigrations(),
      },
      passphrase,
      isWithoutKey,
    });
    return { path, ...written };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Error(`Le disque de ${folder} est plein : libérez de la place, ou choisissez un autre dossier (--to).`, {
      cause: error,
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
