import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { readPost } from './read-post.server.ts';

useDatabase();

describe('readPost', () => {
  it('returns a published article with its body to anonymous visitors', async () => {
    const post = await aPost({ title: 'Lauze et ardoise', content: 'Une pierre.\nUne autre.' });
    expect(await readPost(asVisitor(), { slug: 'lauze-et-ardoise' })).toEqual(post);
  });

  it('refuses a draft, even to an administrator', async () => {
    await aPost({ title: 'Brouillon', is_published: false });
    for (const context of [asVisitor(), await asAdmin()]) {
      await expect(readPost(context, { slug: 'brouillon' })).rejects.toMatchObject({
        code: 'not-found',
        message: 'Article non trouvé',
      });
    }
  });

  it.each(['%', '_', 'MOUSSE', "' or 1=1 --", 'mouss'])('answers not-found for the slug “%s”', async (slug) => {
    await aPost({ title: 'Mousse' });
    await expect(readPost(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each(['', ' ', '\u0000', 'x'.repeat(221)])('refuses %j as invalid', async (slug) => {
    await expect(readPost(asVisitor(), { slug })).rejects.toMatchObject({ code: 'invalid' });
  });
});
