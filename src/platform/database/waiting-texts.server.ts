import { CompiledQuery } from 'kysely';
import {
  BATCHED_TABLES,
  isLeaving,
  LEAVING,
  type SearchedTable,
  toIndexName,
  toWaitingName,
} from './searched-tables.server.ts';
import type { SqliteFile } from './sqlite-file.server.ts';

/** So many texts wait at most: a search looks into each of them. */
export const MOST_WAIT = 64;

/**
 * Returns the statements by which new rows of a table wait for their filing in its index, many at once: each filing
 * costs the index as much as the row itself. A row that waits is not in the index yet, so nothing of it is removed from
 * there.
 */
export function batchedIndex(table: SearchedTable): string[] {
  const [index, waiting] = [toIndexName(table), toWaitingName(table)];
  const isFiled = `not exists (select 1 from ${waiting} where id = old.id)`;
  const remove = `insert into ${index} (${index}, rowid, search_text)
    select 'delete', old.id, old.search_text where ${isFiled}`;
  const add = `insert into ${index} (rowid, search_text) select new.id, new.search_text where ${isFiled}`;
  return [
    `create table ${waiting} (id integer primary key) strict`,
    ...['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`),
    `create trigger ${index}_insert after insert on ${table}
      begin insert into ${waiting} (id) values (new.id); end`,
    `create trigger ${index}_delete after delete on ${table}
      begin ${remove}; delete from ${waiting} where id = old.id; end`,
    `create trigger ${index}_update after update of search_text on ${table}
      when old.search_text is not new.search_text begin ${remove}; ${add}; end`,
  ];
}

const read = (text: string): CompiledQuery<{ answer: number }> => CompiledQuery.raw(text) as never;

const NAMES = BATCHED_TABLES.map((table) => `'${toWaitingName(table)}'`).join(', ');
const COUNT_TABLES = read(`select count(*) as answer from sqlite_master where name in (${NAMES}, '${LEAVING}')`);
const COUNT_WAITING = read(
  `select ${BATCHED_TABLES.map((table) => `(select count(*) from ${toWaitingName(table)})`).join(' + ')} as answer`,
);

/** Of a row that came back, the index may have a text that was to leave it: the same one stays, another one goes. */
const FILING = BATCHED_TABLES.flatMap((table) => {
  const [index, waiting] = [toIndexName(table), toWaitingName(table)];
  const rows = `from ${waiting} cross join ${table} using (id)`;
  return [
    `insert into ${index} (${index}, rowid, search_text) select 'delete', id, text ${rows}
      join ${LEAVING} using (id) where source = '${table}' and text is not search_text`,
    `insert into ${index} (rowid, search_text) select id, search_text ${rows}
      where not ${isLeaving(table, `${table}.id`, 'text is search_text')}`,
    `delete from ${LEAVING} where source = '${table}' and id in (select id from ${waiting})`,
    `delete from ${waiting}`,
  ].map((text) => CompiledQuery.raw(text));
});

/** Files the texts that wait, just before the commit that makes them many. Until then a search looks into each of them. */
export class WaitingTexts {
  readonly #file: SqliteFile;
  /** False until the migrations that made the tables have run. */
  #isKnown = false;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  file(): void {
    this.#isKnown ||= this.#ask(COUNT_TABLES) === BATCHED_TABLES.length + 1;
    if (!this.#isKnown || (this.#ask(COUNT_WAITING) ?? 0) < MOST_WAIT) return;
    for (const statement of FILING) this.#file.executeNow(statement);
  }

  #ask(query: CompiledQuery<{ answer: number }>): number | undefined {
    return this.#file.executeNow<{ answer: number }>(query).rows[0]?.answer;
  }
}
