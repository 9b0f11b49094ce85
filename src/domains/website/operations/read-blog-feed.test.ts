import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readBlogFeed } from './read-blog-feed.server.ts';

useDatabase();

describe('readBlogFeed', () => {
  it('contains the twenty newest published articles', async () => {
    for (let day = 1; day <= 22; day += 1) {
      await aPost({ title: `Jour ${day}`, published_at: `2026-05-${String(day).padStart(2, '0')}T08:00:00Z` });
    }
    await aPost({ title: 'Brouillon', is_published: false });
    const { xml } = await readBlogFeed(asVisitor(), {});
    const result = [...xml.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title);
    expect(result).toEqual(Array.from({ length: 20 }, (_, index) => `Jour ${22 - index}`));
  });

  it('keeps its hash until something changes', async () => {
    const empty = await readBlogFeed(asVisitor(), {});
    expect(empty.changedAt).toBe('');
    const { updated_at } = await aPost();
    const one = await readBlogFeed(asVisitor(), {});
    expect(one).toEqual(await readBlogFeed(asVisitor(), {}));
    expect(one.changedAt).toBe(updated_at);
    expect(one.hash).not.toBe(empty.hash);
  });
});
