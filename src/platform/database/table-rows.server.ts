import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '../row-pages.server.ts';
import { db } from './database.server.ts';
import type { Tables } from './tables.server.ts';

type Row = Record<string, unknown>;

/** Columns that only the program needs: secrets, hashes of links, folded texts for the search. */
const OWN_COLUMNS = new Set([
  ...['password_hash', 'confirm_hash', 'unsubscribe_token', 'search_text', 'name_folded', 'session_id', 'client_key'],
  ...['name_salt', 'place_salt', 'content_salt', 'request_hash'],
]);

const withoutOwn = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OWN_COLUMNS.has(name)));

/**
 * Yields the rows of a table page by page, in the order of a column of whole numbers, without the columns that only the
 * program needs; nothing else is in memory.
 */
export async function* tableRows(table: keyof Tables, key: string): AsyncGenerator<Row[]> {
  for (let last = -1; ; ) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(key)} > ${last}
      order by ${sql.ref(key)} limit ${ROWS_PER_PAGE}`.execute(db());
    if (rows.length > 0) yield rows.map(withoutOwn);
    if (rows.length < ROWS_PER_PAGE) return;
    last = Number(rows.at(-1)?.[key]);
  }
}
