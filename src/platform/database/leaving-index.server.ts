import {
  isBatched,
  isLeaving,
  LEAVING,
  type SearchedTable,
  toIndexName,
  toSearchColumn,
  toWaitingName,
} from './searched-tables.server.ts';

/** Returns the statement that makes the table of the texts that leave an index. */
export const leavingTable = (): string =>
  `create table ${LEAVING} (source text not null, id integer not null, text text not null, primary key (source, id))
    strict, without rowid`;

/**
 * Returns the statements by which the text of a deleted or emptied row leaves the index after the row: with
 * `secure-delete` one costs milliseconds among many like it. Until then it is in `leaving_texts`, no search finds it, and
 * the index has no other text of this row. A row that waits for its first filing is in no index.
 */
export function leavingIndex(table: SearchedTable): string[] {
  const [index, column] = [toIndexName(table), toSearchColumn(table)];
  const waits = isBatched(table);
  const waiting = toWaitingName(table);
  const isFiled = waits ? `not exists (select 1 from ${waiting} where id = old.id)` : 'true';
  /** A row without a text has an empty one in its index. */
  const toText = (value: string): string => `coalesce(${value}, '')`;
  const keep = `insert into ${LEAVING} (source, id, text)
    select '${table}', old.id, ${toText(`old.${column}`)} where ${isFiled} and not ${isLeaving(table, 'old.id')}`;
  /** The same text may come back while it leaves: then it stays. */
  const refile = (isNow: string): string =>
    [
      `insert into ${index} (${index}, rowid, ${column}) select 'delete', id, text from ${LEAVING}
        where ${isNow} and source = '${table}' and id = new.id and text is not new.${column}`,
      `insert into ${index} (rowid, ${column}) select new.id, new.${column}
        where ${isNow} and not ${isLeaving(table, 'new.id', `text is new.${column}`)}`,
      `delete from ${LEAVING} where ${isNow} and source = '${table}' and id = new.id`,
    ].join('; ');
  const add = waits ? `insert into ${waiting} (id) values (new.id)` : refile('true');
  const remove = `insert into ${index} (${index}, rowid, ${column}) select 'delete', old.id, old.${column}
    where new.${column} <> '' and ${isFiled} and not ${isLeaving(table, 'old.id')}`;
  const forget = waits ? `; delete from ${waiting} where id = old.id` : '';
  return [
    ...['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`),
    `create trigger ${index}_insert after insert on ${table} begin ${add}; end`,
    `create trigger ${index}_delete after delete on ${table} begin ${keep}${forget}; end`,
    `create trigger ${index}_update after update of ${column} on ${table} when old.${column} is not new.${column}
      begin ${keep} and ${toText(`new.${column}`)} = ''; ${remove}; ${refile(`new.${column} <> '' and ${isFiled}`)}; end`,
  ];
}
