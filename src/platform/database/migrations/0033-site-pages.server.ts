import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Creates the pages made of sections, their history, and the pictures that they use. */
export const sitePages: Migration = {
  async up(tables) {
    await createTable(tables, 'site_pages', {
      key: ['page'],
      columns: {
        page: 'text',
        version: 'int',
        published_at: 'text?',
        draft_updated_at: 'text?',
        draft_author_id: 'int?',
        publish_at: 'text?',
        updated_at: 'text',
        // Long texts come last, so that reading a state does not scan them.
        published: 'text?',
        draft: 'text?',
      },
    });
    await createTable(tables, 'site_page_versions', {
      key: ['page', 'version'],
      columns: { page: 'text', version: 'int', author_id: 'int?', created_at: 'text', document: 'text' },
    });
    await createTable(tables, 'site_page_pictures', {
      key: ['page', 'holder', 'image'],
      columns: { page: 'text', holder: 'text', image: 'text' },
      indexes: [['image']],
    });
  },
};
