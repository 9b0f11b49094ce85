import { join } from 'node:path';
import { ROWS_FOLDER } from '#src/platform/backup/manifest.server.ts';
import { importRows } from '#src/platform/backup/postgres-rows.server.ts';
import {
  createSideSchema,
  emptyDatabase,
  hasTables,
  holdsSite,
  removeSideSchema,
  replaceTables,
  SIDE_SCHEMA,
  toSideAddress,
} from '#src/platform/backup/postgres-schema.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import { checkDatabaseFile } from '#src/platform/data-folder/check-database-file.server.ts';
import { DATABASE_FILE } from '#src/platform/data-folder/open-data-folder.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { findDamage } from '#src/platform/database/integrity.server.ts';
import { MIGRATIONS, migrateUpTo } from '#src/platform/database/migrate.server.ts';
import { explainStartFailure } from '#src/platform/database/start-failure.server.ts';
import { completeSearchIndexes } from '#src/platform/database/text-index.server.ts';
import { holdJobs } from '#src/platform/jobs/held-jobs.server.ts';
import { inspectSecretKey, type SecretKeyFinding } from '#src/platform/security/open-secret-key.server.ts';

/** What is known of a restored database. */
export interface RestoredDatabase {
  /** Jobs that are held, because they may have run since. */
  held: number;
  key: SecretKeyFinding;
  /** PostgreSQL schema that keeps the tables of before. */
  formerSchema?: string;
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

/** What of an archive is loaded into PostgreSQL. */
interface Load {
  /** Folder of the unpacked archive. */
  proved: string;
  migrations: readonly string[];
  /** Name of a schema that is to keep the tables in use; without it, the database must be empty. */
  formerSchema?: string;
}

const NOT_EMPTY =
  'La base PostgreSQL n’est pas vide, et une restauration n’en écrase aucune : créez-en une neuve (createdb) et ' +
  'donnez-la à DATABASE_URL, ou ajoutez --replace, qui garde les tables d’avant dans un schéma à part.';
const NOT_A_SITE =
  'La base PostgreSQL n’est pas celle d’un site : --replace ne remplace qu’un site. Créez une base neuve (createdb), ' +
  'donnez-la à DATABASE_URL, puis recommencez.';

/** Opens the database; returns whether it holds a site that is to be replaced. */
async function openTarget(address: string, mayReplace: boolean): Promise<boolean> {
  try {
    await openDatabase(address);
    if (!(await hasTables())) return false;
    if (!mayReplace) throw new Error(NOT_EMPTY);
    if (!(await holdsSite())) throw new Error(NOT_A_SITE);
    return true;
  } catch (error) {
    await closeDatabase();
    throw explainStartFailure(error, address);
  }
}

/** Fills the empty schema of the open database; proves it and holds its jobs. */
async function fill(config: Config, address: string, { proved, migrations }: Load, schema?: string) {
  await migrateUpTo(migrations.at(-1) ?? '', schema);
  await importRows(address, join(proved, ROWS_FOLDER));
  await completeSearchIndexes();
  return finish(config, proved);
}

/** Loads beside the tables in use, then exchanges the two; until then nothing of the site is touched. */
async function replaceSite(
  config: Config & { DATABASE_URL: string },
  load: Load,
  formerSchema: string,
): Promise<RestoredDatabase> {
  const { DATABASE_URL: address } = config;
  try {
    await createSideSchema();
    await openDatabase(toSideAddress(address));
    const restored = await fill(config, toSideAddress(address), load, SIDE_SCHEMA);
    await openDatabase(address);
    await replaceTables(formerSchema);
    return { ...restored, formerSchema };
  } catch (error) {
    await openDatabase(address);
    await removeSideSchema().catch(() => undefined);
    throw error;
  } finally {
    await closeDatabase();
  }
}

/**
 * Loads the rows of an archive into an empty PostgreSQL database, or in the place of a site whose tables are kept in a
 * schema of their own. After a failure the database is as it was.
 */
export async function loadPostgres(config: Config & { DATABASE_URL: string }, load: Load): Promise<RestoredDatabase> {
  const { formerSchema } = load;
  if (await openTarget(config.DATABASE_URL, formerSchema !== undefined))
    return replaceSite(config, load, formerSchema ?? '');
  try {
    return await fill(config, config.DATABASE_URL, load);
  } catch (error) {
    await emptyDatabase().catch(() => undefined);
    throw error;
  } finally {
    await closeDatabase();
  }
}
