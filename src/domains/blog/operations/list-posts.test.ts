import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost, toCard } from '../blog.fixture.server.ts';
import { listPosts } from './list-posts.server.ts';

useDatabase();

const titles = async (input: Parameters<typeof listPosts>[1] = {}) =>
  (await listPosts(asVisitor(), input)).items.map(({ title }) => title);

const onDay = (day: number, title = `Jour ${day}`, category = 'Conseils') =>
  aPost({ title, category, published_at: `2026-03-${String(day).padStart(2, '0')}T08:00:00Z` });

describe('listPosts', () => {
  it('lists published articles, newest publication first, then the last written', async () => {
    await onDay(4);
    await onDay(9);
    await onDay(1);
    await onDay(4, 'Jour 4 encore');
    await aPost({ title: 'Brouillon', is_published: false, published_at: '2026-09-01T00:00:00Z' });
    expect(await titles()).toEqual(['Jour 9', 'Jour 4 encore', 'Jour 4', 'Jour 1']);
  });

  it('returns every field of an article except its body', async () => {
    const post = await aPost({ tags: ['gel', 'tuiles'], image: '/media/a', image_alt: 'Neige', author: 'Nora' });
    expect(await listPosts(asVisitor(), {})).toEqual({
      items: [toCard(post)],
      meta: { page: 1, per_page: 1_000, total: 1, last_page: 1 },
    });
  });

  it('uses the beginning of the body when there is no excerpt', async () => {
    await aPost({ excerpt: '', content: `## Mousse\nElle **boit**. ${'tuile '.repeat(4_000)}` });
    const [card] = (await listPosts(asVisitor(), {})).items;
    expect(card?.excerpt).toMatch(/^Mousse Elle boit\. tuile .*…$/);
    expect(card?.excerpt.length).toBeLessThanOrEqual(201);
  });

  it('pages without overlap', async () => {
    for (const day of [1, 2, 3, 4, 5]) await onDay(day);
    expect(await titles({ page: 1, per_page: 2 })).toEqual(['Jour 5', 'Jour 4']);
    expect(await titles({ page: 2, per_page: 2 })).toEqual(['Jour 3', 'Jour 2']);
    expect(await titles({ page: 3, per_page: 2 })).toEqual(['Jour 1']);
    const beyond = await listPosts(asVisitor(), { page: 4, per_page: 2 });
    expect(beyond).toEqual({ items: [], meta: { page: 4, per_page: 2, total: 5, last_page: 3 } });
  });

  it('filters by one exact category', async () => {
    await onDay(1, 'Laine', 'Isolation');
    await onDay(2, 'Tuile', 'Matériaux');
    await onDay(3, 'Ouate', 'Isolation');
    const { items, meta } = await listPosts(asVisitor(), { category: 'Isolation', page: 1 });
    expect(items.map(({ title }) => title)).toEqual(['Ouate', 'Laine']);
    expect(meta.total).toBe(2);
    expect(await titles({ category: 'isolation' })).toEqual([]);
  });

  it('caps a page at 100 articles', async () => {
    expect((await listPosts(asVisitor(), { page: 1, per_page: 5_000 })).meta.per_page).toBe(100);
  });

  it.each([{ page: 0 }, { page: 1.5 }, { per_page: -1 }, { category: '' }, { page: 100_001 }])(
    'refuses %j',
    async (wrong) => {
      await expect(listPosts(asVisitor(), wrong)).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('returns an empty list on an empty site', async () => {
    expect((await listPosts(asVisitor(), {})).items).toEqual([]);
  });
});
