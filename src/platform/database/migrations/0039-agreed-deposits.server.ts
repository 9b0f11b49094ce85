import type { Migration } from 'kysely/migration';

/** Stores the deposit's percentage on the day on which the office approved a quote; earlier approvals follow the current one. */
export const agreedDeposits: Migration = {
  async up(tables) {
    await tables.schema.alterTable('quotes').addColumn('agreed_deposit_percent', 'integer').execute();
  },
};
