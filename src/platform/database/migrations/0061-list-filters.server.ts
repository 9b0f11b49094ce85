import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { PRIORITY_OF_QUOTE, STATUS_OF_QUOTE } from '../quote-groups.server.ts';

/** The list shows the addresses that have not ended. SQLite reads the status again: it is in the index, too. */
const CURRENT = "where status <> 'ended'";
const REACH = 'id, kind, expires_at, owner_id';

/** Each row: table, columns, condition. */
const INDEXES = [
  // A filter by several stored values is one value of these expressions, so that a page is read in its order.
  ['quotes', `${STATUS_OF_QUOTE}, created_at, id`],
  ['quotes', `${PRIORITY_OF_QUOTE}, created_at, id`],
  ['newsletter_subscribers', 'created_at, id, status', CURRENT],
  ['newsletter_subscribers', 'email, id, status', CURRENT],
  // The index alone holds who may see a deleted record.
  ['bin_records', `deleted_at, ${REACH}`],
  ['bin_records', `search_text, ${REACH}`],
  ['bin_records', 'kind, deleted_at, id, expires_at, owner_id'],
  ['places', 'search_text, id'],
  ['places', 'department_code, id'],
  ['places', 'inhabitants, id'],
  ['places', 'is_zone, sort_order, id'],
] as const;

/** Indexes of filters and orders that 0059 left to a sort of all rows. */
export const listFilters: Migration = {
  async up(schema) {
    for (const [place, [table, columns, where = '']] of INDEXES.entries())
      await sql.raw(`create index ${table}_filtered_${place + 1} on ${table} (${columns}) ${where}`).execute(schema);
    // The wider ones replace them.
    for (const name of ['bin_records_listed_1', 'bin_records_listed_2']) await schema.schema.dropIndex(name).execute();
  },
};
