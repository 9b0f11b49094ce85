import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SearchedTable } from '../searched-tables.server.ts';
import { createSqliteIndexes } from '../text-index.server.ts';

/** Orders and filters of lists that grow with every request: a page is read from the index, for any number of rows. */
const ORDERS = {
  quotes: [
    'status, created_at, id',
    'urgency, created_at, id',
    'substr(search_text, 1, 120), id',
    'service_type, id',
    'coalesce(amount_cents, -1), id',
    `coalesce(deadline, '9999'), id`,
    `coalesce(valid_until, '9999'), id`,
    'status, valid_until, id',
  ],
  gallery_items: ['sort_order, done_on desc, id desc', 'done_on, id', 'created_at, id', 'updated_at, id'],
};

const SEARCHED: SearchedTable[] = [
  ...(['audit_log', 'blog_posts', 'contact_messages', 'gallery_items', 'invoices'] as const),
  ...(['orders', 'payments', 'quotes', 'testimonials', 'users'] as const),
];

/** Indexes of the search, kept by triggers; on PostgreSQL they depend on an extension and are built at the start. */
export const searchIndexes: Migration = {
  async up(schema) {
    for (const [table, orders] of Object.entries(ORDERS)) {
      for (const [place, columns] of orders.entries()) {
        const name = `${table}_in_order_${place + 1}`;
        await sql.raw(`create index ${name} on ${table} (${columns})`).execute(schema);
      }
    }
    // What the dashboard counts: quotes, and the time to the first answer of each message.
    await sql`create index quotes_figures on quotes (amends_id, status, created_at, approved_at, updated_at)`.execute(
      schema,
    );
    await sql`create index contact_messages_answers on contact_messages (first_replied_at, created_at)
      where first_replied_at is not null`.execute(schema);
    await createSqliteIndexes(schema, SEARCHED);
  },
};
