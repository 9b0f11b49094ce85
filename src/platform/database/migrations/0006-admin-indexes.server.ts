import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of the back office's lists: a page is read off the index, however many rows there are. */
const ORDERS = {
  contact_messages: ['created_at', 'name_folded', 'email', 'status'],
  users: ['created_at', 'search_text', 'last_login_at'],
  blog_posts: ['created_at', 'updated_at', 'published_at'],
  newsletter_subscribers: ['created_at'],
  quotes: ['created_at', 'approved_at'],
};

export const adminIndexes: Migration = {
  async up({ schema }) {
    // The one that ends in the id serves in its stead; beside it PostgreSQL would take this one and read whole rows.
    await schema.dropIndex('contact_messages_created_at').execute();
    for (const [table, columns] of Object.entries(ORDERS)) {
      for (const column of columns) {
        await schema.createIndex(`${table}_by_${column}`).on(table).columns([column, 'id']).execute();
      }
    }
    // Articles are sorted by what their searched text begins with: the title.
    await schema
      .createIndex('blog_posts_by_title')
      .on('blog_posts')
      .expression(sql`substr(search_text, 1, 120), id`)
      .execute();
  },
};
