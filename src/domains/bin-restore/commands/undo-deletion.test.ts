import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { findPost } from '#src/domains/blog/blog.internal.server.ts';
import { changePosts } from '#src/domains/blog/commands/change-posts.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { undoDeletion } from './undo-deletion.server.ts';

useDatabase();

describe('undoDeletion', () => {
  it('puts back what a bulk deletion took, once', async () => {
    const admin = await asAdmin();
    const ids = [(await aPost({ title: 'Zinc' })).id, (await aPost({ title: 'Ardoise' })).id];
    await changePosts(admin, { ids, action: 'delete' });
    await expect(undoDeletion(await asColleague('sales:change'), { kind: 'post', ids })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await undoDeletion(admin, { kind: 'post', ids })).restored).toHaveLength(2);
    for (const id of ids) expect(await findPost(id)).toBeDefined();
    await expect(undoDeletion(admin, { kind: 'post', ids })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('says what is different from before', async () => {
    const admin = await asAdmin();
    const { id } = await aPost({ title: 'Zinc' });
    await changePosts(admin, { ids: [id], action: 'delete' });
    await aPost({ title: 'Zinc' });
    const { restored } = await undoDeletion(admin, { kind: 'post', ids: [id] });
    expect(restored).toEqual([expect.objectContaining({ note: expect.stringContaining('/blog/zinc-2') })]);
  });
});
