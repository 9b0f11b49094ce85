import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { listRelatedPosts } from './list-related-posts.server.ts';

useDatabase();

let day = 10;
const inCategory = (category: string, title: string, is_published = true) => {
  day += 1;
  return aPost({ category, title, is_published, published_at: `2026-03-${day}T08:00:00Z` });
};
const titlesFor = async (post: { id: number; category: string }) =>
  (await listRelatedPosts(asVisitor(), post)).map(({ title }) => title);

describe('listRelatedPosts', () => {
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
