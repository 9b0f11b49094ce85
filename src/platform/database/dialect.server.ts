import { type DatabaseConnection, type Driver, PostgresDialect, SqliteAdapter, SqliteDialect } from 'kysely';
import type pg from 'pg';
import { SqliteDriver } from './sqlite-driver.server.ts';

class SqliteFileAdapter extends SqliteAdapter {
  /** True, unlike Kysely's adapter: SQLite does roll back DDL, so that a failing migration leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /** True because the driver queues by itself and must see all waiting callers. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteFileDialect extends SqliteDialect {
  readonly driver: SqliteDriver;

  constructor(path: string) {
    super({ database: () => Promise.reject(new Error('node:sqlite is used instead.')) });
    this.driver = new SqliteDriver(path);
  }
  override createDriver(): Driver {
    return this.driver;
  }
  override createAdapter(): SqliteAdapter {
    return new SqliteFileAdapter();
  }
}

export const sqliteDialect = (path: string): SqliteFileDialect => new SqliteFileDialect(path);

/** Statements of transactions that are open already: the connection is the one of the transaction that runs. */
class InsideDialect extends SqliteDialect {
  readonly #find: () => DatabaseConnection;

  constructor(find: () => DatabaseConnection) {
    super({ database: () => Promise.reject(new Error('node:sqlite is used instead.')) });
    this.#find = find;
  }
  override createDriver(): Driver {
    const refuse = () => Promise.reject(new Error('A transaction is open already.'));
    return {
      init: async () => {},
      acquireConnection: async () => this.#find(),
      ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
      releaseConnection: async () => {},
      destroy: async () => {},
    };
  }
  override createAdapter(): SqliteAdapter {
    return new SqliteFileAdapter();
  }
}

export const insideDialect = (find: () => DatabaseConnection): SqliteDialect => new InsideDialect(find);

/** Creates a pool for the server of `url`. */
export async function createPool(url: string): Promise<pg.Pool> {
  const { openPool } = await import('./bounded-pool.server.ts');
  return openPool(url);
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });

const PG_UNIQUE_VIOLATION = '23505';
const SQLITE_UNIQUE = 2067;
const SQLITE_PRIMARY_KEY = 1555;

/** Returns whether an insert or update hit an existing key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === PG_UNIQUE_VIOLATION) return true;
  return 'errcode' in error && (error.errcode === SQLITE_UNIQUE || error.errcode === SQLITE_PRIMARY_KEY);
}

/** Codes for a violated foreign key and for "restrict", which each engine reports differently. */
const PG_FOREIGN_KEY = ['23503', '23001'];
const SQLITE_FOREIGN_KEY = [787, 1811];

/** Returns whether a row could not be deleted because other rows reference it, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && PG_FOREIGN_KEY.includes(String(error.code))) return true;
  return 'errcode' in error && SQLITE_FOREIGN_KEY.includes(Number(error.errcode));
}

/** Busy, locked, input/output error, disk full, cannot open. */
const SQLITE_OUT = [5, 6, 10, 13, 14];
/** Classes 08 connection, 40 transaction retry, 53 resources, 57 operator intervention, 58 system; lock timeouts. */
const PG_OUT = /^((08|40|53|57|58)[0-9A-Z]{3}|55P03|25P03)$/;
const NETWORK_OUT = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** Errors to which the pg driver gives no code. */
const PG_DRIVER_OUT =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection|Client was closed)/;

/** Returns whether the database is unavailable for any query: the same request may work later. */
export function isDatabaseOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_OUT.includes(Number(error.errcode) & 0xff);
  if ('code' in error && typeof error.code === 'string') return PG_OUT.test(error.code) || NETWORK_OUT.test(error.code);
  return PG_DRIVER_OUT.test(error.message);
}
