import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Page of a town: one document as JSON for each place that has one. */
export const cityPages: Migration = {
  async up(schema) {
    await createTable(schema, 'city_pages', {
      key: ['place_id'],
      columns: {
        place_id: 'int',
        content: 'text',
        is_published: 'int',
        created_at: 'text',
        updated_at: 'text',
      },
      references: { place_id: { to: 'places.id', onDelete: 'restrict' } },
    });
  },
};
