import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from './blog.fixture.server.ts';
import { listRelatedPosts, readPost } from './blog.queries.server.ts';

useDatabase();

describe('listRelatedPosts', () => {
  let day = 10;

  const inCategory = (category: string, title: string, is_published = true) => {
    day += 1;
    return aPost({ category, title, is_published, published_at: `2026-03-${day}T08:00:00Z` });
  };

  const titlesFor = async (post: { id: number; category: string }) =>
    (await listRelatedPosts(asVisitor(), post)).map(({ title }) => title);

  it('lists the newest of the same category, then the newest of all, never the article itself', async () => {
    const own = await inCategory('Isolation', 'Laine');
    await inCategory('Isolation', 'Ouate');
    await inCategory('Isolation', 'Brouillon', false);
    await inCategory('Conseils', 'Tempête');
    await inCategory('Conseils', 'Devis');
    await inCategory('Entretien', 'Mousse');
    expect(await titlesFor(own)).toEqual(['Ouate', 'Mousse', 'Devis']);
  });

  it('lists three articles of the same category when there are enough', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await inCategory('Isolation', title);
    const own = await inCategory('Isolation', 'e');
    await inCategory('Conseils', 'z');
    expect(await titlesFor(own)).toEqual(['d', 'c', 'b']);
  });

  it('returns nothing when there is only one article', async () => {
    expect(await titlesFor(await inCategory('Conseils', 'Seul'))).toEqual([]);
  });
});

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
