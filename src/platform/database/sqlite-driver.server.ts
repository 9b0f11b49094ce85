import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { recordWait } from '../metrics/meters.server.ts';
import { isReadOnly } from './read-only.server.ts';
import { SqliteFile } from './sqlite-file.server.ts';
import { WaitingTexts } from './waiting-texts.server.ts';

/** Queue that admits one caller at a time, first come first served. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** Resolves when it is the caller's turn. */
  async take(): Promise<void> {
    if (this.#taken) {
      const since = performance.now();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      recordWait('turn', since);
    }
    this.#taken = true;
  }

  /** Ends the caller's turn. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }
}

/** Maximum number of transactions that share one fsync: the first one waits for the last. */
const GROUP_MAX = 32;
const SAVEPOINT = 'one';

/** Several finished transactions that one commit makes durable. */
interface Group {
  members: number;
  durable: Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql);

/**
 * Whether a statement may stand in a transaction with others; `pragma` and `vacuum` may not. A text that begins with
 * `with` may be a read, which waits for no other process outside of a transaction.
 */
const isGroupable = ({ query, sql }: CompiledQuery): boolean =>
  /^(Insert|Update|Delete)QueryNode$/.test(query.kind) || /^\s*(insert|update|delete)\b/i.test(sql);

/** Connection of a caller; it enters the queue only when it writes. */
class Turn implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  /** True from the beginning of its transaction until the next one may begin. */
  isOn = false;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isOn) return this.#driver.writer.executeNow<Row>(query);
    if (isReadOnly() || isRead(query.sql)) return this.#driver.reader.execute<Row>(query);
    return isGroupable(query) ? this.#driver.executeSingle<Row>(query) : this.#driver.executeAlone<Row>(query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/**
 * One file, two handles. Reads see durable data and never wait. Transactions run one after the other; those that
 * wait for each other share one commit, hence one fsync (group commit). Each is a savepoint: a failing one rolls
 * back only itself. No caller gets a success before the commit that contains its work.
 */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #turns = new Turns();
  #writer: SqliteFile | undefined;
  #waitingTexts: WaitingTexts | undefined;
  #reader: SqliteFile | undefined;
  #group: Group | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    this.#writer = new SqliteFile(this.#path);
    this.#waitingTexts = new WaitingTexts(this.#writer);
    this.#reader = new SqliteFile(this.#path);
    await this.#reader.control('pragma query_only = on');
  }

  get writer(): SqliteFile {
    return opened(this.#writer);
  }

  get reader(): SqliteFile {
    return opened(this.#reader);
  }

  async acquireConnection(): Promise<Turn> {
    return new Turn(this);
  }

  async releaseConnection(): Promise<void> {}

  /** Runs a single write statement in a transaction of its own; it shares the commit of those that wait, too. */
  async executeSingle<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const turn = new Turn(this);
    await this.beginTransaction(turn);
    let result: QueryResult<Row>;
    try {
      result = this.writer.executeNow<Row>(query);
    } catch (error) {
      await this.rollbackTransaction(turn);
      throw error;
    }
    await this.commitTransaction(turn);
    return result;
  }

  /** Runs a single statement outside of any group. */
  async executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turns.take();
    try {
      await this.#closeGroup();
      return await this.writer.execute<Row>(query);
    } finally {
      this.#turns.pass();
    }
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await this.#turns.take();
    try {
      if (this.#group === undefined) {
        // Immediate: a deferred transaction that upgrades to a write can fail half-way.
        await this.writer.control('begin immediate');
        const group = newGroup();
        this.#group = group;
        // A transaction runs without a pause: only the next turn of the event loop shows which others are waiting.
        setImmediate(() => void this.#end(group));
      }
      this.writer.controlNow(`savepoint ${SAVEPOINT}`);
      turn.isOn = true;
    } catch (error) {
      await this.#pass(turn);
      throw error;
    }
  }

  async commitTransaction(turn: Turn): Promise<void> {
    this.writer.controlNow(`release ${SAVEPOINT}`);
    const group = this.#group;
    if (group === undefined) throw new Error('Transaction perdue.');
    group.members += 1;
    await this.#pass(turn);
    await group.durable;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // A group that failed at its commit has nothing left to roll back, and the next one may have begun.
    if (!turn.isOn) return;
    if (this.writer.isInTransaction) {
      this.writer.controlNow(`rollback to ${SAVEPOINT}; release ${SAVEPOINT}`);
    } else this.#failGroup(new Error('SQLite a annulé la transaction.'));
    await this.#pass(turn);
  }

  /** Lets the next transaction begin; if the group is full, commits it first. */
  async #pass(turn: Turn): Promise<void> {
    if (this.#group !== undefined && this.#group.members >= GROUP_MAX) await this.#closeGroup();
    turn.isOn = false;
    this.#turns.pass();
  }

  /** Commits a group once all transactions that already wait have joined it. */
  async #end(group: Group): Promise<void> {
    await this.#turns.take();
    try {
      if (this.#group === group) await this.#closeGroup();
    } finally {
      this.#turns.pass();
    }
  }

  async destroy(): Promise<void> {
    await this.#turns.take();
    await this.#closeGroup();
    this.#reader?.close();
    this.#writer?.close();
  }

  async #closeGroup(): Promise<void> {
    const group = this.#group;
    if (group === undefined) return;
    try {
      this.#waitingTexts?.file();
      await this.writer.control('commit');
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      if (this.writer.isInTransaction) await this.writer.control('rollback');
      this.#failGroup(error);
    }
  }

  #failGroup(reason: unknown): void {
    this.#group?.reject(reason);
    this.#group = undefined;
  }
}

function opened(file: SqliteFile | undefined): SqliteFile {
  if (file === undefined) throw new Error('Le fichier de la base n’est pas ouvert.');
  return file;
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Every member awaits it; without members (all rolled back) its rejection would be unhandled.
  promise.catch(() => {});
  return { members: 0, durable: promise, resolve, reject };
}
