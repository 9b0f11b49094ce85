import type { Migration } from 'kysely/migration';

/** Adds the amendments of accepted quotes: quotes of their own that name the quote they amend. */
export const quoteAmendments: Migration = {
  async up(tables) {
    const quotes = () => tables.schema.alterTable('quotes');
    await quotes()
      .addColumn('amends_id', 'integer', (column) => column.references('quotes.id'))
      .execute();
    await quotes().addColumn('amendment', 'integer').execute();
    await quotes()
      .addColumn('contract_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tables.schema
      .createIndex('quotes_amendment')
      .on('quotes')
      .columns(['amends_id', 'amendment'])
      .unique()
      .execute();
  },
};
