import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

const YEARS = 10;

const later = (iso: string): string => {
  const end = new Date(iso);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  return end.toISOString();
};

/** Adds the terms of a quote's contract, and leaves the links of accepted contracts readable for ten years. */
export const quoteTerms: Migration = {
  async up(tables: Kysely<Tables>) {
    const add = (column: string, value: string) =>
      tables.schema
        .alterTable('quotes')
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(value))
        .execute();
    await add('contract_mode', 'distance');
    await add('customer_kind', 'consumer');
    for (const column of ['execution_period', 'waste_quantity', 'waste_collection', 'waste_cost']) {
      await add(column, '');
    }
    await tables.schema.alterTable('quote_decisions').addColumn('early_start', 'text').execute();
    const accepted = await tables
      .selectFrom('quote_decisions')
      .select(['quote_id', 'created_at'])
      .where('decision', '=', 'accepted')
      .execute();
    for (const { quote_id, created_at } of accepted) {
      const expires_at = later(created_at);
      await tables
        .updateTable('document_links')
        .set({ expires_at })
        .where('kind', '=', 'quote')
        .where('target_id', '=', quote_id)
        .where('created_at', '<=', created_at)
        .where('expires_at', '<', expires_at)
        .execute();
    }
  },
};
