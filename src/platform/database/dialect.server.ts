import { type Driver, PostgresDialect, SqliteAdapter, SqliteDialect } from 'kysely';
import pg from 'pg';
import { SqliteDriver } from './sqlite-driver.server.ts';

class SqliteFileAdapter extends SqliteAdapter {
  /** Kysely's adapter denies it, but SQLite does roll DDL back: a failing migration must leave nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /** The driver queues by itself: it must see who waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteFileDialect extends SqliteDialect {
  readonly #path: string;

  constructor(path: string) {
    super({ database: () => Promise.reject(new Error('node:sqlite is used instead.')) });
    this.#path = path;
  }
  override createDriver(): Driver {
    return new SqliteDriver(this.#path);
  }
  override createAdapter(): SqliteAdapter {
    return new SqliteFileAdapter();
  }
}

export const sqliteDialect = (path: string): SqliteDialect => new SqliteFileDialect(path);

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
