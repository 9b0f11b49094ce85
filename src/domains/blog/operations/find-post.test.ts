import { expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { findPost } from './find-post.server.ts';

useDatabase();

it('anybody finds a published article by its number', async () => {
  await aPost();
  const post = await aPost();
  expect(await findPost(asVisitor(), { id: post.id })).toEqual(post);
  expect(await findPost(asVisitor(), { id: String(post.id) })).toEqual(post);
});

it('a draft and a number that was never given are not found', async () => {
  const { id } = await aPost({ is_published: false });
  for (const number of [id, id + 1]) {
    const asked = findPost(asVisitor(), { id: number });
    await expect(asked).rejects.toMatchObject({ code: 'not-found', message: 'Article non trouvé' });
  }
});

it.each(['0', '-1', '1.5', 'un', '99999999999', '2147483648'])('%j is no number of an article', async (id) => {
  await expect(findPost(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
});
