import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** Adds the direct order that a payment settles, and the day on which the office learned of a withdrawal. */
export const directReceipts: Migration = {
  async up(tables: Kysely<Tables>) {
    await tables.schema.alterTable('payments').addColumn('order_id', 'integer').execute();
    await tables.schema.createIndex('payments_order').on('payments').column('order_id').execute();
    await tables.schema.alterTable('quote_decisions').addColumn('informed_on', 'text').execute();
  },
};
