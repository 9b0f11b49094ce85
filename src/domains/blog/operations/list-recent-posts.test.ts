import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { listRecentPosts } from './list-recent-posts.server.ts';

useDatabase();

describe('listRecentPosts', () => {
  it('lists the newest articles, published or not, up to the limit', async () => {
    for (const title of ['Un', 'Deux', 'Trois']) await aPost({ title, is_published: false });
    const recent = await listRecentPosts(await asAdmin(), { limit: 2 });
    expect(recent).toMatchObject([
      { title: 'Trois', is_published: false },
      { title: 'Deux', is_published: false },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(listRecentPosts(asVisitor(), { limit: 2 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
