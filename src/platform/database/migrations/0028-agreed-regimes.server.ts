import type { Migration } from 'kysely/migration';

/** Stores the VAT regime on the day on which the office approved a quote; earlier approvals follow the current one. */
export const agreedRegimes: Migration = {
  async up(tables) {
    await tables.schema.alterTable('quotes').addColumn('agreed_regime', 'text').execute();
  },
};
