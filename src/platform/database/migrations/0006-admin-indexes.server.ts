import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sort columns of the back-office lists: a page is read from the index, for any number of rows. */
const ORDERS = {
  contact_messages: ['created_at', 'name_folded', 'email', 'status'],
  users: ['created_at', 'search_text', 'last_login_at'],
  blog_posts: ['created_at', 'updated_at', 'published_at'],
  newsletter_subscribers: ['created_at'],
  quotes: ['created_at', 'approved_at'],
};

export const adminIndexes: Migration = {
  async up({ schema }) {
    // The index that ends in the id replaces this one; with both, PostgreSQL would use this one and read whole rows.
    await schema.dropIndex('contact_messages_created_at').execute();
    for (const [table, columns] of Object.entries(ORDERS)) {
      for (const column of columns) {
        await schema.createIndex(`${table}_by_${column}`).on(table).columns([column, 'id']).execute();
      }
    }
    // Articles are sorted by the first part of their search text, which is the title.
    await schema
      .createIndex('blog_posts_by_title')
      .on('blog_posts')
      .expression(sql`substr(search_text, 1, 120), id`)
      .execute();
  },
};
