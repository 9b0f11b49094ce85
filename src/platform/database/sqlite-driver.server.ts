import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { SqliteFile } from './sqlite-file.server.ts';
import { Turns } from './turns.server.ts';

/** Transactions that share one fsync at most: the first of them waits for the last. */
const GROUP_MAX = 32;
const SAVEPOINT = 'one';

/** Several finished transactions that become durable by one commit. */
interface Group {
  members: number;
  durable: Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

class Turn implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #closeGroup: () => Promise<void>;
  isInTransaction = false;
  hasPassed = false;

  constructor(file: SqliteFile, closeGroup: () => Promise<void>) {
    this.#file = file;
    this.#closeGroup = closeGroup;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // A lone statement neither sees nor joins what is not durable yet.
    if (!this.isInTransaction) await this.#closeGroup();
    return this.#file.execute<Row>(query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/**
 * One file, one writer. Transactions run one after the other; those that wait for each other end in one commit,
 * hence one fsync (group commit). Each is a savepoint: one that fails takes only itself back. Nobody is told
 * "done" before the commit that holds their work.
 */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #turns = new Turns();
  #file: SqliteFile | undefined;
  #group: Group | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    this.#file = new SqliteFile(this.#path);
  }

  async acquireConnection(): Promise<Turn> {
    await this.#turns.take();
    return new Turn(this.#opened(), () => this.#closeGroup());
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (turn.hasPassed) return;
    if (!this.#turns.hasWaiting) await this.#closeGroup();
    this.#turns.pass();
  }

  async beginTransaction(turn: Turn): Promise<void> {
    const file = this.#opened();
    if (this.#group === undefined) {
      // Immediate: a deferred transaction that turns into a write can fail half-way.
      await file.control('begin immediate');
      this.#group = newGroup();
    }
    await file.control(`savepoint ${SAVEPOINT}`);
    turn.isInTransaction = true;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await this.#opened().control(`release ${SAVEPOINT}`);
    turn.isInTransaction = false;
    const group = this.#group;
    if (group === undefined) throw new Error('Transaction perdue.');
    group.members += 1;
    if (this.#turns.hasWaiting && group.members < GROUP_MAX) {
      turn.hasPassed = true;
      this.#turns.pass();
    } else await this.#closeGroup();
    await group.durable;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    turn.isInTransaction = false;
    if (this.#opened().isInTransaction) {
      await this.#opened().control(`rollback to ${SAVEPOINT}; release ${SAVEPOINT}`);
    } else this.#failGroup(new Error('SQLite a annulé la transaction.'));
  }

  async destroy(): Promise<void> {
    this.#file?.close();
  }

  async #closeGroup(): Promise<void> {
    const group = this.#group;
    if (group === undefined) return;
    try {
      await this.#opened().control('commit');
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      if (this.#opened().isInTransaction) await this.#opened().control('rollback');
      this.#failGroup(error);
    }
  }

  #failGroup(reason: unknown): void {
    this.#group?.reject(reason);
    this.#group = undefined;
  }

  #opened(): SqliteFile {
    if (this.#file === undefined) throw new Error('Le fichier de la base n’est pas ouvert.');
    return this.#file;
  }
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Every member awaits it; a group whose members all rolled back has none.
  promise.catch(() => {});
  return { members: 0, durable: promise, resolve, reject };
}
