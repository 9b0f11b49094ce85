import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';
import { lockRows, type TableWithId } from '#src/platform/database/lock-rows.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';
import { inParts } from '#src/platform/in-parts.server.ts';

/** Whole rows of any table, as they were stored: read before a deletion, written back by a restoration. */

export type TableName = keyof Tables;
export type WholeRow = Record<string, string | number | null>;
export type WholeRows = Partial<Record<TableName, WholeRow[]>>;

/** Column of a table whose rows pointed at the deleted record. */
export interface Pointer {
  table: TableWithId;
  column: string;
}

/** Rows whose `column` has one of these values, and where every column of `only` has its value. */
export interface WantedRows {
  table: TableName;
  column: string;
  values: readonly (number | string)[];
  only?: Readonly<Record<string, string>>;
}

/** Selects rows until the transaction ends: nobody changes them between this read and their deletion. */
export async function selectWholeRows({ table, column, values, only = {} }: WantedRows): Promise<WholeRow[]> {
  if (values.length === 0) return [];
  const conditions = Object.entries(only).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const wanted = sql.join([sql`${sql.ref(column)} in (${sql.join(values)})`, ...conditions], sql` and `);
  const lock = engine() === 'postgres' ? sql`for update` : sql``;
  const { rows } = await sql<WholeRow>`select * from ${sql.table(table)} where ${wanted} ${lock}`.execute(db());
  return rows;
}

/** Both engines bind fewer values than a long conversation has. */
const ROWS_AT_ONCE = 200;

/**
 * Writes rows back; a column that was added since gets its default.
 * @throws a unique violation when another row has taken their place, unless `skipsTaken`.
 */
export async function insertWholeRows(table: TableName, rows: readonly WholeRow[], skipsTaken = false): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const ending = skipsTaken ? sql`on conflict do nothing` : sql``;
  await inParts(rows, ROWS_AT_ONCE, (some) => {
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column] ?? null}`))})`);
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)} ${ending}`.execute(db());
  });
}

/** Returns those of these ids that a table has. */
export async function selectExisting(table: TableName, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db());
  return new Set(rows.map(({ id }) => id));
}

/** Selects the rows that point at a record. */
export async function selectPointing({ table, column }: Pointer, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db());
  return rows.map((row) => row.id);
}

/** Lets rows point at a record again, unless they point elsewhere by now. */
export async function pointAgain({ table, column }: Pointer, ids: readonly number[], id: number): Promise<void> {
  if (ids.length === 0) return;
  await lockRows(table, { id: ids });
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id}
    where id in (${sql.join(ids)}) and ${sql.ref(column)} is null`.execute(db());
}
