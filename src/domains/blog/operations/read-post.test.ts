import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { readPost } from './read-post.server.ts';

useDatabase();

it('anybody reads a published article by its address, body and all', async () => {
  const post = await aPost({ title: 'Lauze et ardoise', content: 'Une pierre.\nUne autre.' });
  expect(await readPost(asVisitor(), { slug: 'lauze-et-ardoise' })).toEqual(post);
});

it('nobody reads a draft, not even an administrator at this door', async () => {
  await aPost({ title: 'Brouillon', is_published: false });
  for (const context of [asVisitor(), await asAdmin()]) {
    await expect(readPost(context, { slug: 'brouillon' })).rejects.toMatchObject({
      code: 'not-found',
      message: 'Article non trouvé',
    });
  }
});

it.each(['%', '_', 'MOUSSE', "' or 1=1 --", 'mouss'])('“%s” is no address', async (slug) => {
  await aPost({ title: 'Mousse' });
  await expect(readPost(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
});

it.each(['', ' ', '\u0000', 'x'.repeat(221)])('%j is refused', async (slug) => {
  await expect(readPost(asVisitor(), { slug })).rejects.toMatchObject({ code: 'invalid' });
});
