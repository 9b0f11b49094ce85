import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

const dated = { created_at: 'text', updated_at: 'text' } as const;

export const publicContent: Migration = {
  async up(schema) {
    await createTable(schema, 'blog_posts', {
      key: 'auto',
      columns: {
        title: 'text',
        slug: 'text',
        excerpt: 'text',
        category: 'text',
        image: 'text',
        image_alt: 'text',
        author: 'text',
        read_time: 'text',
        tags: 'text',
        is_published: 'int',
        published_at: 'text?',
        ...dated,
        // Long texts come last, so that reading a card does not scan them.
        content: 'text',
        search_text: 'text',
      },
      unique: [['slug']],
      // Indexes for counting and paging cards, over all articles or by category.
      indexes: [
        ['is_published', 'published_at', 'id'],
        ['is_published', 'category', 'published_at', 'id'],
      ],
    });
    await createTable(schema, 'testimonials', {
      key: 'auto',
      columns: {
        name: 'text',
        location: 'text',
        content: 'text',
        rating: 'int',
        image: 'text',
        experience_date: 'text',
        is_verified: 'int',
        is_active: 'int',
        sort_order: 'int',
        search_text: 'text',
        ...dated,
      },
    });
    await createTable(schema, 'gallery_items', {
      key: 'auto',
      columns: {
        title: 'text',
        description: 'text',
        category: 'text',
        location: 'text',
        image: 'text',
        image_alt: 'text',
        before_image: 'text',
        before_alt: 'text',
        credit: 'text',
        done_on: 'text',
        is_active: 'int',
        sort_order: 'int',
        search_text: 'text',
        ...dated,
      },
    });
    await createTable(schema, 'newsletter_subscribers', {
      key: 'auto',
      columns: {
        email: 'text?',
        status: 'text',
        confirm_hash: 'text?',
        confirm_expires_at: 'text?',
        unsubscribe_token: 'text',
        confirmed_at: 'text?',
        ended_at: 'text?',
        ...dated,
      },
      unique: [['email'], ['confirm_hash'], ['unsubscribe_token']],
    });
  },
};
