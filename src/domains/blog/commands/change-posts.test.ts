import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { aPost } from '../blog.fixture.server.ts';
import { changePosts } from './change-posts.server.ts';

useDatabase();

const stored = () =>
  db().selectFrom('blog_posts').select(['id', 'is_published', 'published_at']).orderBy('id').execute();

describe('changePosts', () => {
  it('publishes and withdraws several articles and counts those that changed', async () => {
    const admin = await asAdmin();
    const ids = [(await aPost()).id, (await aPost({ is_published: false })).id];
    expect(await changePosts(admin, { ids, action: 'publish' })).toEqual({ changed: 1 });
    expect((await stored()).every((row) => row.is_published === 1 && row.published_at !== null)).toBe(true);
    const days = (await stored()).map((row) => row.published_at);
    expect(await changePosts(admin, { ids, action: 'unpublish' })).toEqual({ changed: 2 });
    expect((await stored()).map((row) => [row.is_published, row.published_at])).toEqual(days.map((day) => [0, day]));
  });

  it('deletes several articles and does not count a missing one', async () => {
    const admin = await asAdmin();
    const { id } = await aPost();
    await aPost();
    expect(await changePosts(admin, { ids: [id, 999], action: 'delete' })).toEqual({ changed: 1 });
    expect(await stored()).toHaveLength(1);
    const line = await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'blog.delete', subject: 'blog' });
  });

  it.each(['delete', 'unpublish'] as const)(
    'lets two people delete and %s articles in opposite orders',
    async (action) => {
      const [ada, zoe] = [await asAdmin(), await asAdmin()];
      const [first, middle, last] = [(await aPost()).id, (await aPost()).id, (await aPost()).id];
      const both = await whileHeld(
        holdRow('blog_posts', middle),
        () => changePosts(ada, { ids: [last, middle, first], action: 'delete' }),
        () => changePosts(zoe, { ids: [first, middle, last], action }),
      );
      expect(both).toEqual([{ changed: 3 }, { changed: 0 }]);
      expect(await stored()).toEqual([]);
    },
  );

  it('requires article ids and a known action', async () => {
    const admin = await asAdmin();
    await expect(changePosts(admin, { ids: [], action: 'publish' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(changePosts(admin, { ids: [1], action: 'burn' as 'delete' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
