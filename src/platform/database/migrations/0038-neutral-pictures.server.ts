import type { Migration } from 'kysely/migration';

/** Marks the site's pictures that came with the product; until now nobody else could place one. */
export const neutralPictures: Migration = {
  async up(tables) {
    await tables.schema
      .alterTable('site_pictures')
      .addColumn('is_neutral', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
