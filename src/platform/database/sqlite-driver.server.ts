import type { CompiledQuery, Driver, QueryResult } from 'kysely';
import { type CommitGroup, isFull, LONGEST_MS, newGroup } from './commit-group.server.ts';
import { DurableLog } from './durable-log.server.ts';
import { LeavingTexts } from './leaving-texts.server.ts';
import { LogMerge } from './log-merge.server.ts';
import { opened, SqliteFile } from './sqlite-file.server.ts';
import { Turn } from './turn.server.ts';
import { Turns } from './turns.server.ts';

const SAVEPOINT = 'one';

/**
 * One file, two handles. Reads see durable data and never wait. Transactions, each a savepoint, run one after the other;
 * those that wait for each other share one commit and one fsync. Until that has ended, none of their callers gets a
 * success and reads see the state before; the next transactions already run.
 */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #turns = new Turns();
  #writer: SqliteFile | undefined;
  texts: LeavingTexts | undefined;
  #reader: SqliteFile | undefined;
  readonly #log: Pick<DurableLog, 'sync' | 'close'>;
  readonly #merge: LogMerge;
  #opening: Promise<void> | undefined;
  #state: 'new' | 'open' | 'closed' = 'new';
  #group: CommitGroup | undefined;
  /** Ends when the last commit is durable or has failed; it never rejects. */
  #syncing: Promise<void> | undefined;
  /** Why the last commit may not be durable; until the log has been merged, nothing after it would be. */
  #doubt: { error: unknown } | undefined;

  constructor(path: string, log: Pick<DurableLog, 'sync' | 'close'> = new DurableLog(path)) {
    this.#path = path;
    this.#log = log;
    this.#merge = new LogMerge({
      path,
      countFrames: () => this.reader.countFrames(),
      whileQuiet: (work) => this.#whileQuiet(work),
    });
  }

  /** Opens the file, once. */
  async init(): Promise<void> {
    if (this.#state === 'open') return;
    if (this.#state === 'closed') throw new Error('The database is closed.');
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    await this.#opening;
  }

  async #open(): Promise<void> {
    this.#writer = new SqliteFile(this.#path);
    this.texts = new LeavingTexts({ file: this.#writer, inTransaction: (work) => this.#inTransaction(work) });
    // Memory: what a transaction may have to undo is no temporary file, which cost a tenth of each message.
    await this.#writer.control('pragma synchronous = normal; pragma temp_store = memory');
    this.#reader = new SqliteFile(this.#path);
    await this.#reader.control('pragma query_only = on');
    this.#state = 'open';
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
    return this.#inTransaction(() => this.writer.executeNow<Row>(query));
  }

  async #inTransaction<Result>(work: () => Result): Promise<Result> {
    const turn = new Turn(this);
    await this.beginTransaction(turn);
    let result: Result;
    try {
      result = work();
    } catch (error) {
      await this.rollbackTransaction(turn);
      throw error;
    }
    await this.commitTransaction(turn);
    return result;
  }

  /** Runs a single statement outside of any group. */
  async executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    let result: QueryResult<Row> = { rows: [] };
    await this.#whileQuiet(async () => {
      result = await this.writer.execute<Row>(query);
      await this.#log.sync();
    });
    return result;
  }

  /** Runs `work` while no transaction is open and every commit is durable. */
  async #whileQuiet(work: () => Promise<unknown>): Promise<void> {
    await this.#turns.take();
    try {
      await this.#closeGroup();
      await this.#syncing;
      await this.#settleDoubt();
      await work();
    } finally {
      this.#turns.pass();
    }
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await this.#turns.take();
    try {
      if (this.#group === undefined) {
        await this.#settleDoubt();
        // Immediate: a deferred transaction that upgrades to a write can fail half-way.
        await this.writer.step('begin immediate');
        const group = newGroup();
        this.#group = group;
        this.#endWhenAlone(group);
      }
      this.writer.stepNow(`savepoint ${SAVEPOINT}`);
      turn.isOn = true;
    } catch (error) {
      await this.#pass(turn);
      throw error;
    }
  }

  async commitTransaction(turn: Turn): Promise<void> {
    this.writer.stepNow(`release ${SAVEPOINT}`);
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
    if (this.#group !== undefined && isFull(this.#group, this.#syncing === undefined)) await this.#closeGroup();
    turn.isOn = false;
    this.#turns.pass();
  }

  /**
   * Ends a group after a turn of the event loop in which nobody has joined it. A transaction runs without a pause: only
   * the next turn shows which others have come, and one commit of many costs little more than one of a single one.
   */
  #endWhenAlone(group: CommitGroup): void {
    const { members } = group;
    setImmediate(() => {
      if (group.members > members && performance.now() - group.since < LONGEST_MS) this.#endWhenAlone(group);
      else void this.#end(group);
    });
  }

  /** Commits a group once the one before it is durable and all transactions that already wait have joined it. */
  async #end(group: CommitGroup): Promise<void> {
    await this.#syncing;
    await this.#turns.take();
    try {
      if (this.#group === group) await this.#closeGroup();
    } finally {
      this.#turns.pass();
    }
  }

  async destroy(): Promise<void> {
    if (this.#state !== 'open') return;
    this.#state = 'closed';
    await this.texts?.close();
    await this.#merge.close();
    await this.#turns.take();
    await this.#closeGroup();
    await this.#syncing;
    this.#log.close();
    this.#reader?.close();
    this.#writer?.close();
  }

  async #closeGroup(): Promise<void> {
    await this.#syncing;
    const group = this.#group;
    if (group === undefined) return;
    try {
      if (this.#doubt !== undefined) throw this.#doubt.error;
      const isTextLeft = this.texts?.beforeCommit() === true;
      await this.reader.holdView();
      await this.writer.step('commit');
      this.#group = undefined;
      this.#syncing = this.#makeDurable(group);
      if (isTextLeft) this.texts?.begin();
    } catch (error) {
      this.reader.releaseView();
      if (this.writer.isInTransaction) await this.writer.control('rollback');
      this.#failGroup(error);
    }
  }

  /** Waits until a group that is committed is durable, and lets reads see it. */
  async #makeDurable(group: CommitGroup): Promise<void> {
    try {
      await this.#log.sync();
      this.reader.releaseView();
      this.#merge.countCommit();
      group.resolve();
    } catch (error) {
      this.#doubt = { error };
      this.reader.releaseView();
      group.reject(error);
    } finally {
      this.#syncing = undefined;
    }
  }

  /**
   * After a failed fsync a later one says nothing about what it should have written: all of the log is copied into the
   * file. @throws while the disk refuses that.
   */
  async #settleDoubt(): Promise<void> {
    if (this.#doubt === undefined) return;
    await this.writer.control('pragma wal_checkpoint(truncate)');
    if (this.reader.countFrames() > 0) throw this.#doubt.error;
    this.#doubt = undefined;
  }

  #failGroup(reason: unknown): void {
    this.#group?.reject(reason);
    this.#group = undefined;
  }
}
