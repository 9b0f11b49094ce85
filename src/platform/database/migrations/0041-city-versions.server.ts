import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';
import type { Tables } from '../tables.server.ts';

/** Prices that applied to every company that had not set them, and that its pages and quotes have stated. */
const FORMER_DEFAULTS = [
  { grp: 'travel', name: 'free_km', value: '30' },
  { grp: 'travel', name: 'fee_per_km_cents', value: '90' },
  { grp: 'prices', name: 'quote_cents', value: '0' },
];

/** Stores what a company in business has stated until now; a site that was never set up states nothing. */
async function keepStatedPrices(tables: Kysely<Tables>): Promise<void> {
  const named = await tables
    .selectFrom('settings')
    .select('updated_at')
    .where('grp', '=', 'general')
    .where('name', '=', 'site_name')
    .executeTakeFirst();
  if (named === undefined) return;
  await tables
    .insertInto('settings')
    .values(FORMER_DEFAULTS.map((row) => ({ ...row, updated_at: named.updated_at })))
    .onConflict((conflict) => conflict.columns(['grp', 'name']).doNothing())
    .execute();
}

/** Adds a draft beside the published page of a town, and its history. */
export const cityVersions: Migration = {
  async up(schema: Kysely<Tables>) {
    await schema.schema.alterTable('city_pages').addColumn('draft', 'text').execute();
    await schema.schema
      .alterTable('city_pages')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await createTable(schema as Kysely<unknown>, 'city_page_versions', {
      key: ['place_id', 'version'],
      columns: { place_id: 'int', version: 'int', author_id: 'int?', created_at: 'text', document: 'text' },
      references: { place_id: { to: 'city_pages.place_id', onDelete: 'cascade' } },
    });
    await schema.updateTable('city_pages').set({ version: 1 }).where('is_published', '=', 1).execute();
    await schema
      .insertInto('city_page_versions')
      .columns(['place_id', 'version', 'created_at', 'document'])
      .expression((query) =>
        query
          .selectFrom('city_pages')
          .select(['place_id', 'version', 'updated_at as created_at', 'content as document'])
          .where('is_published', '=', 1),
      )
      .execute();
    await keepStatedPrices(schema);
  },
};
