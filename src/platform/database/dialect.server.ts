import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import pg from 'pg';

/** SQLite below this has the WAL-reset corruption race. */
const OLDEST_SQLITE = [3, 51, 3] as const;
/** Short, because waiting inside SQLite stops the whole process; the asynchronous retry does the waiting. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_GIVE_UP_MS = 5_000;
const STATEMENT_CACHE = 500;

/** Opens the embedded file: WAL, an fsync for every commit, foreign keys enforced. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  const version = String(Object.values(database.prepare('select sqlite_version()').get() ?? {})[0]);
  const parts = version.split('.').map(Number);
  const difference = OLDEST_SQLITE.map((least, index) => (parts[index] ?? 0) - least).find((step) => step !== 0) ?? 0;
  if (difference < 0) throw new Error(`SQLite ${version} est trop ancien (3.51.3 au moins).`);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off;');
  return database;
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + BUSY_GIVE_UP_MS;
    for (;;) {
      try {
        return this.#run<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await wait(5 + Math.random() * 25);
      }
    }
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as (string | number | null)[];
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      if (this.#statements.size >= STATEMENT_CACHE) this.#statements.clear();
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  // biome-ignore lint/correctness/useYield: part of the driver's interface; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Les lectures en flux ne sont pas prévues.');
  }
}

class SqliteFileDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: a deferred transaction that turns into a write can fail half-way.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** Kysely's adapter denies it, but SQLite does roll DDL back: a failing migration must leave nothing. */
class SqliteFileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteFileDialect extends SqliteDialect {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: async () => Promise.reject(new Error('node:sqlite driver in use')) });
    this.#file = file;
  }
  override createDriver(): Driver {
    return new SqliteFileDriver(this.#file);
  }
  override createAdapter(): SqliteAdapter {
    return new SqliteFileAdapter();
  }
}

export const sqliteDialect = (file: string): SqliteDialect => new SqliteFileDialect(openSqliteFile(file));

const PG_BIGINT = 20;

/** A pool on the server of `url`; bigint arrives as number (all ours stay below 2^53). */
export function createPool(url: string): pg.Pool {
  pg.types.setTypeParser(PG_BIGINT, Number);
  return new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  });
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });

const PG_UNIQUE_VIOLATION = '23505';
const SQLITE_UNIQUE = 2067;
const SQLITE_PRIMARY_KEY = 1555;

/** Whether an insert or update met an existing key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === PG_UNIQUE_VIOLATION) return true;
  return 'errcode' in error && (error.errcode === SQLITE_UNIQUE || error.errcode === SQLITE_PRIMARY_KEY);
}
