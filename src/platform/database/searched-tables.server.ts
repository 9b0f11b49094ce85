/** Tables whose `search_text` has an index of its parts of three characters. */
export const SEARCHED_TABLES = [
  'audit_log',
  'blog_posts',
  'contact_messages',
  'gallery_items',
  'invoices',
  'orders',
  'payments',
  'quotes',
  'testimonials',
  'users',
] as const;
export type SearchedTable = (typeof SEARCHED_TABLES)[number];

/** Returns the name of a table's index: a virtual table on SQLite, an index on PostgreSQL. */
export const toIndexName = (table: SearchedTable): string => `${table}_search`;

/** Those to which every visitor may add rows: on SQLite, transactions that share a commit file their texts together. */
export const BATCHED_TABLES = ['contact_messages', 'quotes'] as const satisfies SearchedTable[];
