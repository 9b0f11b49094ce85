import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { log } from '../log.server.ts';
import {
  isBatched,
  LEAVING,
  type SearchedTable,
  toIndexName,
  toSearchColumn,
  toWaitingName,
} from './searched-tables.server.ts';
import type { SqliteFile } from './sqlite-file.server.ts';
import { WaitingTexts } from './waiting-texts.server.ts';

/** So many texts at most leave before the commit of their rows. */
const FEW = 10;
/** How long texts may leave at once, in milliseconds; one text more may take as long again. */
const STEP_MS = 5;
/** After a failure, commits of the next minute leave the texts alone. */
const REST_MS = 60_000;

const raw = <Row>(text: string, ...values: unknown[]): CompiledQuery<Row> => CompiledQuery.raw(text, values) as never;

/** Removes one text of a row; the index gets the empty one of a row that is left. */
function removal(table: SearchedTable, id: number): CompiledQuery[] {
  const [index, column] = [toIndexName(table), toSearchColumn(table)];
  const isFiled = isBatched(table) ? `id not in (select id from ${toWaitingName(table)})` : 'true';
  return [
    raw(
      `insert into ${index} (${index}, rowid, ${column})
        select 'delete', id, text from ${LEAVING} where source = '${table}' and id = ?`,
      id,
    ),
    raw(`delete from ${LEAVING} where source = '${table}' and id = ?`, id),
    raw(`insert into ${index} (rowid, ${column}) select id, ${column} from ${table} where id = ? and ${isFiled}`, id),
  ];
}

interface Left {
  source: SearchedTable;
  id: number;
}

const IS_KNOWN = raw(`select 1 from sqlite_master where name = '${LEAVING}'`);
const FIRST_FEW = raw(`select 1 from ${LEAVING} limit ${FEW + 1}`);
const FIRST = raw<Left>(`select source, id from ${LEAVING} limit 1`);

interface LeavingOwner {
  file: SqliteFile;
  /** Runs `work` in a transaction of its own. */
  inTransaction(work: () => void): Promise<unknown>;
}

/**
 * Keeps the indexes of the search: files the texts of new rows, and removes those of deleted and emptied rows. A few leave
 * before the commit of their rows, more of them afterwards, in steps between which the event loop is left for as long as
 * each took. After a crash the first commit begins again.
 */
export class LeavingTexts {
  readonly #owner: LeavingOwner;
  readonly #waiting: WaitingTexts;
  /** False until the migration that made the table has run. */
  #isKnown = false;
  #leaving: Promise<void> | undefined;
  /** A commit has left texts since the last step. */
  #isLeft = false;
  #restsUntil = 0;
  readonly #end = new AbortController();

  constructor(owner: LeavingOwner) {
    this.#owner = owner;
    this.#waiting = new WaitingTexts(owner.file);
  }

  /** Files and removes texts of the open transaction, just before its commit. @returns whether some are left. */
  beforeCommit(): boolean {
    this.#waiting.file();
    this.#isKnown ||= this.#all(IS_KNOWN).length > 0;
    if (!this.#isKnown || performance.now() < this.#restsUntil) return false;
    const count = this.#all(FIRST_FEW).length;
    return count > FEW || (count > 0 && this.#tryFew());
  }

  /** A text that cannot leave, as its index is damaged, must not end the transactions of others. */
  #tryFew(): boolean {
    const { file } = this.#owner;
    file.stepNow('savepoint few');
    try {
      return this.#remove();
    } catch (error) {
      if (!file.isInTransaction) throw error;
      file.stepNow('rollback to few');
      this.#rest(error);
      return false;
    } finally {
      if (file.isInTransaction) file.stepNow('release few');
    }
  }

  #rest(error: unknown): void {
    this.#restsUntil = performance.now() + REST_MS;
    log().warn({ err: error }, 'deleted texts have not left the index of the search');
  }

  /** Begins to remove what a commit has left. */
  begin(): void {
    this.#isLeft = true;
    this.#leaving ??= this.#removeAll();
  }

  /** Resolves when nothing is being removed. */
  async gone(): Promise<void> {
    await this.#leaving;
  }

  /** Ends between two steps; another start, or another process, goes on. */
  async close(): Promise<void> {
    this.#end.abort();
    await this.#leaving;
  }

  async #removeAll(): Promise<void> {
    try {
      while (this.#isLeft && !this.#end.signal.aborted) await this.#removeSome();
    } catch (error) {
      if (!this.#end.signal.aborted) this.#rest(error);
    }
    this.#leaving = undefined;
  }

  async #removeSome(): Promise<void> {
    let busyMs = 0;
    await this.#owner.inTransaction(() => {
      const begun = performance.now();
      this.#isLeft = this.#remove();
      busyMs = performance.now() - begun;
    });
    await wait(busyMs, undefined, { signal: this.#end.signal });
  }

  /** Removes texts for some milliseconds, one at least. @returns whether some are left. */
  #remove(): boolean {
    const begun = performance.now();
    do {
      const [first] = this.#all(FIRST);
      if (first === undefined) return false;
      for (const statement of removal(first.source, first.id)) this.#owner.file.executeNow(statement);
      // The index works when a savepoint begins, else at the commit.
      this.#owner.file.stepNow('savepoint text');
      this.#owner.file.stepNow('release text');
    } while (performance.now() - begun < STEP_MS);
    return this.#all(FIRST).length > 0;
  }

  #all<Row>(query: CompiledQuery<Row>): Row[] {
    return this.#owner.file.executeNow<Row>(query).rows;
  }
}
