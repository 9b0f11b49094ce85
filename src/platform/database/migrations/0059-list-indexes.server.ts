import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createSqliteIndexes } from '../text-index.server.ts';

/** Orders, filters and totals of lists that grow with every sale and message: a page is read from the index. */
const ORDERS = {
  bin_records: ['deleted_at, id', 'search_text, id', 'kind, expires_at, owner_id'],
  invoices: ['due_on, id', 'gross_cents, id', 'substr(search_text, 1, 120), id', 'kind, id'],
  newsletter_subscribers: ['status, created_at, id'],
  orders: [
    'deadline, id',
    'budget_cents, id',
    'substr(search_text, 1, 120), id',
    'status, created_at, id',
    'priority, created_at, id',
  ],
};
/** The list of payments shows no deleted one, and none counts. */
const SHOWN_PAYMENTS = [
  ...['created_at, id', 'amount_cents, id', 'customer_name, id', 'status, id'],
  'status, created_at, id',
  // The revenue of a period is summed from the index alone.
  'completed_at, status, failure, provider, amount_cents, refunded_cents',
];

/** Indexes of the lists and searches that 0006 and 0056 left out. */
export const listIndexes: Migration = {
  async up(schema) {
    const create = (name: string, table: string, columns: string, where = ''): Promise<unknown> =>
      sql.raw(`create index ${name} on ${table} (${columns}) ${where}`).execute(schema);
    for (const [table, orders] of Object.entries(ORDERS)) {
      for (const [place, columns] of orders.entries()) await create(`${table}_listed_${place + 1}`, table, columns);
    }
    for (const [place, columns] of SHOWN_PAYMENTS.entries())
      await create(`payments_shown_${place + 1}`, 'payments', columns, 'where voided_at is null');
    await createSqliteIndexes(schema, [
      'bin_records',
      'chat_messages',
      'chat_sessions',
      'newsletter_subscribers',
      'places',
    ]);
  },
};
