import { sql } from 'kysely';
import { db, engine } from './database.server.ts';
import type { Tables } from './tables.server.ts';

/** Names of the tables whose primary key is a number. */
export type TableWithId = { [Table in keyof Tables]: 'id' extends keyof Tables[Table] ? Table : never }[keyof Tables];

/** Which rows of a table: those whose `column` has one of these values, or of several columns. */
type Choice<Table extends TableWithId> = { [Column in keyof Tables[Table] & string]?: readonly number[] };

/**
 * Locks rows until the transaction ends, in the order of their ids. A transaction that changes several rows of a table
 * calls it first: two that have rows in common then wait for each other, and neither holds a row that the other needs.
 * SQLite has a single writer anyway.
 */
export async function lockRows<Table extends TableWithId>(table: Table, choice: Choice<Table>): Promise<void> {
  if (engine() !== 'postgres') return;
  const conditions = Object.entries<readonly number[] | undefined>(choice).flatMap(([column, values = []]) =>
    values.length === 0 ? [] : [sql`${sql.ref(column)} in (${sql.join(values)})`],
  );
  if (conditions.length === 0) return;
  await sql`select id from ${sql.table(table)} where ${sql.join(conditions, sql` or `)} order by id for update`.execute(
    db(),
  );
}
