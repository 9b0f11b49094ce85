import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { countPosts } from './count-posts.server.ts';

useDatabase();

describe('countPosts', () => {
  it('counts articles by status and by category', async () => {
    await aPost({ category: 'Isolation' });
    await aPost({ category: 'Isolation', is_published: false });
    await aPost({ category: 'Écologie' });
    await aPost({ category: '' });
    expect(await countPosts(await asAdmin(), {})).toEqual({
      total: 4,
      published: 3,
      drafts: 1,
      categories: 2,
      by_category: [
        { name: 'Écologie', count: 1 },
        { name: 'Isolation', count: 2 },
      ],
    });
  });

  it('returns zero counts on an empty site', async () => {
    const none = { total: 0, published: 0, drafts: 0, categories: 0, by_category: [] };
    expect(await countPosts(await asAdmin(), {})).toEqual(none);
  });
});
