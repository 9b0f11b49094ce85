import type { Migration } from 'kysely/migration';

/** Stores what the office asked the gateway to refund until it is booked, so that any process books it completely. */
export const refundRequests: Migration = {
  async up(tables) {
    await tables.schema.alterTable('payments').addColumn('refund_request', 'text').execute();
  },
};
