import { type Driver, PostgresDialect, SqliteAdapter, SqliteDialect } from 'kysely';
import pg from 'pg';
import { BoundedPool } from './bounded-pool.server.ts';
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
  return new BoundedPool(url);
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

/** A violated key, and the kind that "restrict" answers: each engine has a code of its own for that. */
const PG_FOREIGN_KEY = ['23503', '23001'];
const SQLITE_FOREIGN_KEY = [787, 1811];

/** Whether a row could not go because others belong to it, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && PG_FOREIGN_KEY.includes(String(error.code))) return true;
  return 'errcode' in error && SQLITE_FOREIGN_KEY.includes(Number(error.errcode));
}

/** Busy, locked, input/output error, disk full, cannot open. */
const SQLITE_OUT = [5, 6, 10, 13, 14];
/** Classes 08 connection, 40 transaction to be tried again, 53 resources, 57 operator intervention, 58 system; a lock. */
const PG_OUT = /^((08|40|53|57|58)[0-9A-Z]{3}|55P03|25P03)$/;
const NETWORK_OUT = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** The pg driver gives these no code. */
const PG_DRIVER_OUT =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection|Client was closed)/;

/** Whether the database cannot answer now, whatever it was asked: the same request may work later. */
export function isDatabaseOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_OUT.includes(Number(error.errcode) & 0xff);
  if ('code' in error && typeof error.code === 'string') return PG_OUT.test(error.code) || NETWORK_OUT.test(error.code);
  return PG_DRIVER_OUT.test(error.message);
}
