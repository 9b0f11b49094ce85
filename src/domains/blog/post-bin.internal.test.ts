import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from './blog.fixture.server.ts';
import { findPost } from './blog.internal.server.ts';
import { changePost } from './commands/change-post.server.ts';
import { changePosts } from './commands/change-posts.server.ts';
import { deletePost } from './commands/delete-post.server.ts';
import { restorePost } from './post-bin.internal.server.ts';

useDatabase();

describe('bin of the articles', () => {
  it('puts each article of a bulk deletion back, with its former addresses', async () => {
    const admin = await asAdmin();
    const [one, other] = [await aPost({ title: 'Zinc' }), await aPost({ title: 'Ardoise' })];
    await changePost(admin, { id: one.id, slug: 'le-zinc' });
    const before = await getWholeTables('blog_posts', 'old_slugs');
    await changePosts(admin, { ids: [one.id, other.id], action: 'delete' });
    for (const { id } of [one, other]) expect(await restoreLast('post', id, restorePost)).toBe('');
    expect(await getWholeTables('blog_posts', 'old_slugs')).toEqual(before);
  });

  it('gives an article a free address where another one has, or had, its own', async () => {
    const admin = await asAdmin();
    const { id } = await aPost({ title: 'Zinc' });
    await deletePost(admin, { id });
    const other = await aPost({ title: 'Zinc' });
    await changePost(admin, { id: other.id, slug: 'autre' });
    expect(await restoreLast('post', id, restorePost)).toBe(
      'Son adresse était reprise : il est maintenant à /blog/zinc-2.',
    );
    expect((await findPost(id))?.slug).toBe('zinc-2');
  });
});
