import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Files from which pictures were stored by an import, so that the same file is stored once. */
export const pictureSources: Migration = {
  async up(schema) {
    await createTable(schema, 'picture_sources', {
      key: ['hash'],
      columns: { hash: 'text', image: 'text', created_at: 'text' },
    });
  },
};
