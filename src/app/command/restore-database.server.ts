import { join } from 'node:path';
import { ROWS_FOLDER } from '#src/platform/backup/manifest.server.ts';
import { importRows } from '#src/platform/backup/postgres-rows.server.ts';
import { emptyDatabase, hasTables } from '#src/platform/backup/postgres-schema.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import { checkDatabaseFile } from '#src/platform/data-folder/check-database-file.server.ts';
import { DATABASE_FILE } from '#src/platform/data-folder/open-data-folder.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { findDamage } from '#src/platform/database/integrity.server.ts';
import { MIGRATIONS, migrateUpTo } from '#src/platform/database/migrate.server.ts';
import { explainStartFailure } from '#src/platform/database/start-failure.server.ts';
import { holdJobs } from '#src/platform/jobs/held-jobs.server.ts';
import { inspectSecretKey, type SecretKeyFinding } from '#src/platform/security/open-secret-key.server.ts';

/** What is known of a restored database. */
export interface RestoredDatabase {
  /** Jobs that are held, because they may have run since. */
  held: number;
  key: SecretKeyFinding;
}

async function finish(config: Config, proved: string): Promise<RestoredDatabase> {
  const [damage] = await findDamage();
  if (damage !== undefined) {
    throw new Error(`La base de l’archive est abîmée (${damage}). Prenez une autre archive ; rien n’a été modifié.`);
  }
  const key = await inspectSecretKey({ ...config, DATA_DIR: proved });
  return { held: await holdJobs(), key };
}

/** Proves the unpacked database file and holds its jobs; nothing of the site is touched. */
export async function proveSqlite(config: Config, proved: string): Promise<RestoredDatabase> {
  const path = join(proved, DATABASE_FILE);
  checkDatabaseFile(path, Object.keys(MIGRATIONS));
  try {
    await openDatabase(path);
    return await finish(config, proved);
  } finally {
    await closeDatabase();
  }
}

/**
 * Loads the rows of an archive into an empty PostgreSQL database: the one in use is never overwritten. After a failure
 * it is empty again.
 */
export async function loadPostgres(
  config: Config & { DATABASE_URL: string },
  proved: string,
  migrations: readonly string[],
): Promise<RestoredDatabase> {
  const { DATABASE_URL: address } = config;
  try {
    await openDatabase(address);
    if (await hasTables()) {
      throw new Error(
        'La base PostgreSQL n’est pas vide, et une restauration n’en écrase aucune : créez-en une neuve (createdb), ' +
          'donnez-la à DATABASE_URL, puis recommencez.',
      );
    }
  } catch (error) {
    await closeDatabase();
    throw explainStartFailure(error, address);
  }
  try {
    await migrateUpTo(migrations.at(-1) ?? '');
    await importRows(address, join(proved, ROWS_FOLDER));
    return await finish(config, proved);
  } catch (error) {
    await emptyDatabase().catch(() => undefined);
    throw error;
  } finally {
    await closeDatabase();
  }
}
