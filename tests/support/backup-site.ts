import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { AppState } from '#src/platform/app-state.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { closeDatabase, db, openDatabase, transaction } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { claimJobs, endJob } from '#src/platform/jobs/job-rows.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { makeInstallation } from './installation.ts';
import { TEMPLATE } from './postgres-template.setup.ts';
import { runFaitage } from './run-command.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';

export const IS_POSTGRES = process.env.TEST_DATABASE === 'postgres';

/** Folder of one test. */
export let root = '';
/** The site that is saved. */
export let site: { folder: string; environment: NodeJS.ProcessEnv };
let databases: string[] = [];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a database; returns its address. */
export async function createDatabase(template: string): Promise<string> {
  const name = `backup_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  databases.push(name);
  return `${inject('postgresUrl')}${name}`;
}

/** Gives each test of the file a site of its own, on the engine of the run. */
export function useBackupSite(): void {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'faitage-backup-'));
    if (IS_POSTGRES) {
      const folder = join(root, 'site');
      mkdirSync(folder);
      const DATABASE_URL = await createDatabase(TEMPLATE);
      // Nothing listens on port 1: no server of this installation is running.
      site = { folder, environment: { DATA_DIR: folder, DATABASE_URL, SECRET_KEY: TEST_SECRET_KEY, PORT: '1' } };
    } else site = makeInstallation(inject('sqliteTemplate'));
  });
  afterEach(async () => {
    rmSync(root, { recursive: true, force: true });
    rmSync(site.folder, { recursive: true, force: true });
    for (const name of databases) await onServer(`drop database ${name} with (force)`);
    databases = [];
  });
}

/** Works in the database and files of an installation, as its server does. */
export function inSite<Result>(environment: NodeJS.ProcessEnv, work: () => Promise<Result>): Promise<Result> {
  const { DATA_DIR = '', DATABASE_URL } = environment;
  return new AppState().run(async () => {
    await openDatabase(DATABASE_URL ?? join(DATA_DIR, 'faitage.sqlite'));
    openStorage({ DATA_DIR, S3_REGION: 'auto' });
    return work().finally(closeDatabase);
  });
}

/** A picture, an audit line, an email that was sent and one that is queued. */
export const fillSite = () =>
  inSite(site.environment, async () => {
    await storeImage({ image: await aPhoto() });
    await transaction(() => recordAudit(systemContext('test'), { action: 'test', subject: 'site' }));
    await enqueue('mail', { subject: 'partie' });
    const [sent] = await claimJobs(['mail'], 1, 'worker', 60);
    if (sent !== undefined) await endJob(sent);
    await enqueue('mail', { subject: 'en file' });
  });

/** Returns the rows of every table as sorted JSON. */
export async function readRows(environment: NodeJS.ProcessEnv): Promise<Record<string, unknown[]>> {
  return inSite(environment, async () => {
    const found = await db().introspection.getTables();
    const tables = found.filter(({ schema }) => schema !== 'test_support').map(({ name }) => name);
    const rows: Record<string, unknown[]> = {};
    for (const name of tables) {
      const read = await sql`select * from ${sql.table(name)}`.execute(db());
      rows[name] = read.rows.map((row) => JSON.stringify(row)).sort();
    }
    return rows;
  });
}

/** Saves the site; returns the path of the archive. */
export const backUp = async (...options: string[]): Promise<string> => {
  const { code, text, errors } = await runFaitage(
    ['backup', '--to', join(root, 'copies'), ...options, '--json'],
    site.environment,
  );
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(text).path;
};

/** Variables of another machine: an empty folder, and an empty database. */
export async function elsewhere(): Promise<NodeJS.ProcessEnv> {
  const DATA_DIR = join(root, 'elsewhere');
  return IS_POSTGRES
    ? { ...site.environment, DATA_DIR, DATABASE_URL: await createDatabase('template0') }
    : { DATA_DIR };
}
