import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import { recordWait } from '../metrics/meters.server.ts';

/** Minimum version: earlier SQLite versions have the WAL-reset corruption race. */
const OLDEST_SQLITE = [3, 51, 3] as const;
/** Short, because a wait inside SQLite blocks the whole process; the asynchronous retry waits instead. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_GIVE_UP_MS = 5_000;
const STATEMENT_CACHE = 500;
const SQLITE_BUSY = 5;

/**
 * Deleted data is overwritten. 6 MB of pages in memory. `LogMerge` merges the log into the file; SQLite itself does it
 * only where that has not happened for 256 MB.
 */
const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma trusted_schema = off;
  pragma secure_delete = on;
  pragma cache_size = -6000;
  pragma wal_autocheckpoint = 64000;
`;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

function assertRecent(version: string): void {
  const parts = version.split('.').map(Number);
  const difference = OLDEST_SQLITE.map((least, index) => (parts[index] ?? 0) - least).find((step) => step !== 0) ?? 0;
  if (difference < 0) throw new Error(`SQLite ${version} est trop ancien (${OLDEST_SQLITE.join('.')} au moins).`);
}

interface Prepared {
  statement: StatementSync;
  /** Asked once: SQLite describes every column anew each time. */
  returnsRows: boolean;
}

/** Embedded database file: WAL, an fsync for every commit unless its driver does that, foreign keys enforced. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
    assertRecent(String(this.#database.prepare('select sqlite_version() as version').get()?.version));
    this.#database.exec(SETTINGS);
  }

  /** Returns false also after SQLite has rolled back by itself (disk full, input/output error). */
  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs a control statement; waits without blocking while another process writes. */
  async control(sql: string): Promise<void> {
    await this.#patiently(() => this.#database.exec(sql));
  }

  /** Runs control statements inside the open transaction, which no other process can delay. */
  controlNow(sql: string): void {
    this.#database.exec(sql);
  }

  /** The same for one statement, which SQLite reads once. */
  stepNow(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  /** Runs a control statement that SQLite reads once; waits without blocking while another process writes. */
  async step(sql: string): Promise<void> {
    await this.#patiently(() => this.stepNow(sql));
  }

  async execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#patiently(() => this.executeNow<Row>(query));
  }

  close(): void {
    this.#database.close();
  }

  /** Keeps what reads see as it is now. */
  async holdView(): Promise<void> {
    await this.step('begin');
    await this.step('select 1 from sqlite_schema limit 1');
  }

  /** Lets reads see the newest state again. */
  releaseView(): void {
    if (this.isInTransaction) this.stepNow('commit');
  }

  /** Returns the number of frames in the log, outside of any transaction. */
  countFrames(): number {
    return Number(this.#database.prepare('pragma wal_checkpoint(noop)').get()?.log);
  }

  async #patiently<Result>(work: () => Result): Promise<Result> {
    const since = performance.now();
    let isWaiting = false;
    try {
      for (;;) {
        try {
          return work();
        } catch (error) {
          if (!isBusy(error) || performance.now() > since + BUSY_GIVE_UP_MS) throw error;
          isWaiting = true;
          await wait(5 + Math.random() * 25);
        }
      }
    } finally {
      if (isWaiting) recordWait('busy', since);
    }
  }

  /** Runs a statement inside the open transaction, which no other process can delay. */
  executeNow<Row>(query: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(query.sql);
    const parameters = query.parameters as (string | number | null)[];
    if (returnsRows) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= STATEMENT_CACHE) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

export function opened(file: SqliteFile | undefined): SqliteFile {
  if (file === undefined) throw new Error('Le fichier de la base n’est pas ouvert.');
  return file;
}
