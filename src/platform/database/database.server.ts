import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CompiledQuery, DatabaseConnection, LogEvent, QueryResult } from 'kysely';
import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { perApp } from '../app-state.server.ts';
import { createPool, insideDialect, postgresDialect, sqliteDialect } from './dialect.server.ts';
import { isReadOnly, refuseInQuery, refuseWrites } from './read-only.server.ts';
import type { SqliteDriver } from './sqlite-driver.server.ts';
import { isRead } from './statement-kinds.server.ts';
import { watchStatements } from './statement-watch.server.ts';
import type { Tables } from './tables.server.ts';

/** Result of `db()`: the queries of the open transaction, or of the pool. */
export type Queries = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

interface OpenDatabase {
  engine: Engine;
  /** Path of the SQLite file; undefined on PostgreSQL. */
  file: string | undefined;
  root: Queries;
  /** The same connection, which refuses to write. */
  reader: Queries;
  pool: pg.Pool | undefined;
  /** The file itself, with the queries of whichever transaction runs; undefined on PostgreSQL. */
  driver: SqliteDriver | undefined;
  inside: { queries: Queries; reader: Queries } | undefined;
  /** Measures a statement that has ended. */
  watch: (event: LogEvent) => void;
}

interface OpenTransaction {
  queries: Queries;
  /** The same connection, which refuses to write; made when a query asks for it. */
  reader?: Queries;
  /** The connection, on SQLite. */
  connection?: DatabaseConnection;
  /** False for what still runs after the end, which belongs to no transaction any more. */
  isOpen: boolean;
  beforeCommit: { order: string; act: () => Promise<void> }[];
  afterCommit: (() => unknown)[];
  afterRollback: (() => void)[];
}

type Acts = Pick<OpenTransaction, 'beforeCommit' | 'afterCommit' | 'afterRollback'>;

const database = perApp(() => ({
  open: undefined as OpenDatabase | undefined,
  transactions: new AsyncLocalStorage<OpenTransaction>(),
}));
const currentTransaction = (): OpenTransaction | undefined => database().transactions.getStore();

interface OpenOptions {
  /** Logs every statement with its duration. */
  logsSql?: boolean;
}

/** Opens the database at an SQLite file's path, or at a `postgres://` address. */
export async function openDatabase(address: string, { logsSql = false }: OpenOptions = {}): Promise<void> {
  const watch = watchStatements({ logsSql });
  await closeDatabase();
  if (/^postgres(ql)?:/.test(address)) {
    const pool = await createPool(address);
    const root = new Kysely<Tables>({ dialect: postgresDialect(pool), log: watch });
    const reader = root.withPlugin(refuseWrites);
    const noFile = { file: undefined, driver: undefined, inside: undefined };
    database().open = { engine: 'postgres', root, reader, pool, watch, ...noFile };
  } else {
    mkdirSync(dirname(address), { recursive: true });
    const dialect = sqliteDialect(address);
    const root = new Kysely<Tables>({ dialect, log: watch });
    const reader = root.withPlugin(refuseWrites);
    const { driver } = dialect;
    const queries = new Kysely<Tables>({ dialect: insideDialect(runningConnection), log: watch });
    const inside = { queries, reader: queries.withPlugin(refuseWrites) };
    database().open = { engine: 'sqlite', file: address, root, reader, pool: undefined, driver, inside, watch };
  }
}

function runningConnection(): DatabaseConnection {
  const current = currentTransaction();
  if (current?.connection === undefined || !current.isOpen) throw new Error('The transaction has ended.');
  return current.connection;
}

export async function closeDatabase(): Promise<void> {
  const { open } = database();
  database().open = undefined;
  await open?.root.destroy();
  // Kysely closes only what it has opened itself.
  await open?.driver?.destroy();
}

function opened(): OpenDatabase {
  const { open } = database();
  if (open === undefined) throw new Error('La base de données n’est pas ouverte.');
  return open;
}

export const engine = (): Engine => opened().engine;

/** Returns the path of the open SQLite file; undefined on PostgreSQL. */
export const databaseFile = (): string | undefined => opened().file;

/** Returns whether this code runs in a transaction, whose rows nobody else can read yet. */
export const isInTransaction = (): boolean => currentTransaction() !== undefined;

/** Returns the PostgreSQL pool, for LISTEN; undefined on SQLite. */
export const postgresPool = (): pg.Pool | undefined => opened().pool;

/**
 * Returns the queries of the current transaction, if there is one, so that a store never has to choose. In a query they
 * refuse to write.
 */
export function db(): Queries {
  const current = currentTransaction();
  if (!isReadOnly()) return current?.queries ?? opened().root;
  if (current === undefined) return opened().reader;
  current.reader ??= current.queries.withPlugin(refuseWrites);
  return current.reader;
}

/**
 * Runs a statement that is compiled already, in the current transaction or on its own. On SQLite a read, and a statement
 * of a transaction, goes straight to the file: Kysely's steps around a statement take longer than the statement.
 */
export async function executeCompiled<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const { driver, watch } = opened();
  const current = currentTransaction();
  const isDirect = current === undefined ? isRead(query.sql) : current.isOpen;
  if (driver === undefined || !isDirect) return db().executeQuery<Row>(query);
  const since = performance.now();
  try {
    await (current === undefined ? driver.init() : undefined);
    const result =
      current === undefined ? await driver.reader.execute<Row>(query) : driver.writer.executeNow<Row>(query);
    watch({ level: 'query', query, queryDurationMillis: performance.now() - since });
    return result;
  } catch (error) {
    watch({ level: 'error', query, queryDurationMillis: performance.now() - since, error });
    throw error;
  }
}

/**
 * Runs `work` in one transaction; inside another transaction it joins that one.
 * Do nothing slow in it (no mail, no HTTP): on SQLite all other writers wait.
 */
export async function transaction<Result>(work: () => Promise<Result>): Promise<Result> {
  refuseInQuery('open a transaction');
  if (currentTransaction() !== undefined) return work();
  const acts: Acts = { beforeCommit: [], afterCommit: [], afterRollback: [] };
  const result = await inTransaction((connected) => {
    const open: OpenTransaction = { ...connected, isOpen: true, ...acts };
    return database().transactions.run(open, () => finish(work, open));
  }).catch((error: unknown) => {
    for (const act of acts.afterRollback) act();
    throw error;
  });
  await Promise.all(acts.afterCommit.map((act) => act()));
  return result;
}

/** Opens a transaction, on SQLite without Kysely: its steps take longer than the statements of a short one. */
async function inTransaction<Result>(
  work: (open: Pick<OpenTransaction, 'queries' | 'reader' | 'connection'>) => Promise<Result>,
): Promise<Result> {
  const { root, driver, inside } = opened();
  if (driver === undefined || inside === undefined) return root.transaction().execute((queries) => work({ queries }));
  await driver.init();
  const connection = await driver.acquireConnection();
  await driver.beginTransaction(connection);
  try {
    const result = await work({ ...inside, connection });
    await driver.commitTransaction(connection);
    return result;
  } catch (error) {
    await driver.rollbackTransaction(connection);
    throw error;
  }
}

async function finish<Result>(work: () => Promise<Result>, open: OpenTransaction): Promise<Result> {
  try {
    const result = await work();
    const last = open.beforeCommit.sort((one, other) => (one.order < other.order ? -1 : 1));
    for (const { act } of last) await act();
    return result;
  } finally {
    open.isOpen = false;
  }
}

/**
 * Runs `act` at the end of the current transaction, or in one of its own. Sorted by `order`, so that two transactions
 * take the same locks in the same order and hold them only for the commit.
 */
export async function beforeCommit(order: string, act: () => Promise<void>): Promise<void> {
  const current = currentTransaction();
  if (current === undefined) await transaction(act);
  else current.beforeCommit.push({ order, act });
}

/**
 * Runs `act` once the current transaction is durable (at once without a transaction); never after a rollback. What it
 * returns is awaited before the transaction returns.
 */
export function afterCommit(act: () => unknown): unknown {
  const current = currentTransaction();
  return current === undefined ? act() : void current.afterCommit.push(act);
}

/**
 * Runs `act` once the current transaction has been rolled back or could not be committed: for what it has changed in
 * memory. A transaction inside another one is rolled back with that one alone; without a transaction, never.
 */
export const afterRollback = (act: () => void): unknown => currentTransaction()?.afterRollback.push(act);

/** Resolves when the texts of deleted rows have left the indexes of the search, where that takes steps of its own. */
export const untilTextsLeave = async (): Promise<void> => opened().driver?.texts?.gone();

/** Checks the connection. @throws when the database does not answer. */
export async function pingDatabase(): Promise<void> {
  await sql`select 1`.execute(opened().root);
}

/** Returns the identity of the open database, for caches that must not outlive it. */
export const databaseIdentity = (): object => opened();
