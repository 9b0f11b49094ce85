import type { Migration } from 'kysely/migration';

/** Adds the day on which the works of an order were completed; unknown for earlier orders. */
export const orderServiceDate: Migration = {
  async up(tables) {
    await tables.schema.alterTable('orders').addColumn('service_date', 'text').execute();
  },
};
