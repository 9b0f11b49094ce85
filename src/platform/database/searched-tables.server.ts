/** Tables with a text of which an index holds the parts of three characters. */
export const SEARCHED_TABLES = [
  'audit_log',
  'bin_records',
  'blog_posts',
  'chat_messages',
  'chat_sessions',
  'contact_messages',
  'gallery_items',
  'invoices',
  'newsletter_subscribers',
  'orders',
  'payments',
  'places',
  'quotes',
  'testimonials',
  'users',
] as const;
export type SearchedTable = (typeof SEARCHED_TABLES)[number];

/** Returns the name of a table's index: a virtual table on SQLite, an index on PostgreSQL. */
export const toIndexName = (table: SearchedTable): string => `${table}_search`;

/** Those to which every visitor may add rows: on SQLite, the texts of several commits are filed together. */
export const BATCHED_TABLES = ['contact_messages', 'quotes'] as const satisfies SearchedTable[];

export const isBatched = (table: SearchedTable): boolean =>
  (BATCHED_TABLES as readonly SearchedTable[]).includes(table);

/** Returns the name of the table that holds the ids of new rows until their texts are filed. */
export const toWaitingName = (table: SearchedTable): string => `${toIndexName(table)}_waiting`;

/** Table of the texts that a row has lost and that are to leave its index, on SQLite. */
export const LEAVING = 'leaving_texts';

/** Returns SQL: the index has a text of the row with this id that leaves it, and that meets a condition. */
export const isLeaving = (table: SearchedTable, id: string, condition = 'true'): string =>
  `exists (select 1 from ${LEAVING} where source = '${table}' and ${LEAVING}.id = ${id} and ${condition})`;

/**
 * Returns SQL: the text of a hit, `rowid`, does not leave the index. Without its first part SQLite would look up each
 * one of many hits.
 */
export function isPresent(table: SearchedTable): string {
  const leaving = `from ${LEAVING} where source = '${table}'`;
  return `(not exists (select 1 ${leaving}) or rowid not in (select id ${leaving}))`;
}

/** Returns the column with the text. */
export const toSearchColumn = (table: SearchedTable): 'email' | 'search_text' =>
  table === 'newsletter_subscribers' ? 'email' : 'search_text';
