import { CompiledQuery } from 'kysely';
import { BATCHED_TABLES, isLeaving, LEAVING, type SearchedTable, toIndexName } from './searched-tables.server.ts';
import type { SqliteFile } from './sqlite-file.server.ts';

/** Returns the name of the table that holds the ids of new rows until their commit. */
export const toWaitingName = (table: SearchedTable): string => `${toIndexName(table)}_waiting`;

/**
 * Returns the statements by which new rows of a table are filed in its index at the commit, all of a group at once: each
 * filing costs the index as much as the row itself. A row that waits is not in the index yet, so nothing of it is removed
 * from there.
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
const SOME_WAIT = read(
  `select ${BATCHED_TABLES.map((table) => `exists (select 1 from ${toWaitingName(table)})`).join(' or ')} as answer`,
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

/** Files the new texts of the open transaction, just before its commit: a row that others see is also found. */
export class WaitingTexts {
  readonly #file: SqliteFile;
  /** False until the migrations that made the tables have run. */
  #isKnown = false;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  file(): void {
    this.#isKnown ||= this.#ask(COUNT_TABLES) === BATCHED_TABLES.length + 1;
    if (!this.#isKnown || this.#ask(SOME_WAIT) === 0) return;
    for (const statement of FILING) this.#file.executeNow(statement);
  }

  #ask(query: CompiledQuery<{ answer: number }>): number | undefined {
    return this.#file.executeNow<{ answer: number }>(query).rows[0]?.answer;
  }
}
