import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Old addresses of the site and the pages that replace them. */
export const redirects: Migration = {
  async up(schema) {
    await createTable(schema, 'redirects', {
      key: 'auto',
      columns: {
        from_path: 'text',
        to_path: 'text',
        status: 'int',
        search_text: 'text',
        created_at: 'text',
        updated_at: 'text',
      },
      unique: [['from_path']],
    });
  },
};
