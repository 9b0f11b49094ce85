import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { closeDatabase, db, openDatabase, postgresPool } from '#src/platform/database/database.server.ts';
import { disableForeignKeys, holdSnapshot, resetRows } from './postgres-reset.ts';
import { TEMPLATE } from './postgres-template.setup.ts';

/** Deletes the environment of one test. */
type Forget = () => Promise<void>;

/** Writes the rows that exist at the start of every test of a file. */
type Prepare = () => Promise<void>;

const MEMORY_FOLDER = '/dev/shm';
const LEAST_FREE_BYTES = 256 * 2 ** 20;

/** Returns Linux's folder in memory where it has room: deleting files on a disk takes longer than most tests. */
function chooseFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= LEAST_FREE_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

const FOLDER = chooseFolder();

async function openCopy(template: string): Promise<Forget> {
  const folder = mkdtempSync(join(FOLDER, 'faitage-test-'));
  const file = join(folder, 'test.db');
  copyFileSync(template, file);
  await openDatabase(file);
  // Tests never lose power.
  await sql`pragma synchronous = off`.execute(db());
  return async () => {
    await closeDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Creates a closed copy of the template with the rows of `prepare`. */
async function prepareCopy(prepare: Prepare): Promise<{ folder: string; file: string }> {
  const folder = mkdtempSync(join(FOLDER, 'faitage-prepared-'));
  const file = join(folder, 'prepared.db');
  copyFileSync(inject('sqliteTemplate'), file);
  await openDatabase(file);
  await prepare();
  await closeDatabase();
  return { folder, file };
}

async function connected(database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}${database}` });
  // Dropping the database and stopping the cluster end the connection.
  client.on('error', () => {});
  await client.connect();
  // The idle connection must not keep an ending worker alive.
  (client as unknown as { unref(): void }).unref();
  return client;
}

interface WorkerDatabase {
  name: string;
  /** Connections that stay open from one test to the next. */
  client: pg.Client;
  snapshotHolder: number;
}

let reusable: WorkerDatabase | undefined;

async function onServer(statement: string): Promise<void> {
  const client = await connected('postgres');
  await client.query(statement);
  await client.end();
}

async function createFrom(template: string): Promise<WorkerDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const snapshotHolder = await holdSnapshot(await connected(name));
  const client = await connected(name);
  await disableForeignKeys(client);
  return { name, client, snapshotHolder };
}

async function drop({ name, client }: WorkerDatabase): Promise<void> {
  await client.end();
  await onServer(`drop database ${name} with (force)`);
}

async function openOnServer({ name }: WorkerDatabase): Promise<void> {
  await openDatabase(`${inject('postgresUrl')}${name}`);
  // On a busy machine a free connection may take longer than the second that the product waits for one.
  const pool = postgresPool();
  if (pool !== undefined) pool.options.connectionTimeoutMillis = 0;
}

/** Opens the worker's own database with the template's rows; a new one after a test that changed the schema. */
async function openReset(): Promise<Forget> {
  const used = reusable;
  reusable = undefined;
  const isReset = used !== undefined && (await resetRows(used.client, used.snapshotHolder));
  if (used !== undefined && !isReset) await drop(used);
  const current = used !== undefined && isReset ? used : await createFrom(TEMPLATE);
  await openOnServer(current);
  reusable = current;
  return closeDatabase;
}

function registerPostgres(prepare: Prepare): void {
  let forget: Forget = async () => {};
  beforeEach(async () => {
    forget = await openReset();
    await prepare();
  });
  afterEach(() => forget());
}

/** Creates a database with the rows of `prepare`; without connections, so that it can be copied. */
async function prepareOnServer(prepare: Prepare): Promise<string> {
  const prepared = await createFrom(TEMPLATE);
  await openOnServer(prepared);
  await prepare();
  await closeDatabase();
  const kill = 'select pg_terminate_backend(pid) from pg_stat_activity where datname =';
  await onServer(`${kill} '${prepared.name}'`);
  return prepared.name;
}

function registerCopies(prepare: Prepare): void {
  let prepared: string | undefined;
  let forget: Forget = async () => {};
  beforeEach(async () => {
    prepared ??= await prepareOnServer(prepare);
    const copy = await createFrom(prepared);
    await openOnServer(copy);
    forget = async () => {
      await closeDatabase();
      await drop(copy);
    };
  });
  afterEach(() => forget());
  afterAll(async () => {
    if (prepared !== undefined) await onServer(`drop database ${prepared} with (force)`);
  });
}

function registerSqlite(prepare: Prepare | undefined): void {
  let prepared: { folder: string; file: string } | undefined;
  let forget: Forget = async () => {};
  beforeEach(async () => {
    if (prepare !== undefined) prepared ??= await prepareCopy(prepare);
    forget = await openCopy(prepared?.file ?? inject('sqliteTemplate'));
  });
  afterEach(() => forget());
  afterAll(() => {
    if (prepared !== undefined) rmSync(prepared.folder, { recursive: true, force: true });
  });
}

/**
 * Creates a new migrated database for each test of the file, on the engine that the test project names; with the rows
 * of `prepare`, which on SQLite runs once for the file and not for each test.
 */
export function useDatabase(prepare?: Prepare): void {
  if (process.env.TEST_DATABASE === 'postgres') registerPostgres(prepare ?? (async () => {}));
  else registerSqlite(prepare);
}

/** The same for rows that take seconds to write: on PostgreSQL, too, `fill` runs once for the file. */
export function useFilledDatabase(fill: Prepare): void {
  if (process.env.TEST_DATABASE === 'postgres') registerCopies(fill);
  else registerSqlite(fill);
}

/** Creates one database for all tests of a block, which may change nothing in it: every request there is refused. */
export function useOneDatabase(prepare?: Prepare): void {
  let forget: Forget = async () => {};
  beforeAll(async () => {
    forget = await (process.env.TEST_DATABASE === 'postgres' ? openReset() : openCopy(inject('sqliteTemplate')));
    await prepare?.();
  });
  afterAll(() => forget());
}
