import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { findPost } from './find-post.server.ts';

useDatabase();

describe('findPost', () => {
  it('returns a published article by its id to anonymous visitors', async () => {
    await aPost();
    const post = await aPost();
    expect(await findPost(asVisitor(), { id: post.id })).toEqual(post);
    expect(await findPost(asVisitor(), { id: String(post.id) })).toEqual(post);
  });

  it('answers not-found for a draft and for an unknown id', async () => {
    const { id } = await aPost({ is_published: false });
    for (const number of [id, id + 1]) {
      const asked = findPost(asVisitor(), { id: number });
      await expect(asked).rejects.toMatchObject({ code: 'not-found', message: 'Article non trouvé' });
    }
  });

  it.each(['0', '-1', '1.5', 'un', '99999999999', '2147483648'])('refuses %j as an article id', async (id) => {
    await expect(findPost(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
  });
});
