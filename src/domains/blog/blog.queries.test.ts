import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aPost, toCard } from './blog.fixture.server.ts';
import {
  countPosts,
  exportPosts,
  findMovedPost,
  findPost,
  listAllPosts,
  listCategories,
  listPosts,
  listPostsOfCategory,
  openPost,
} from './blog.queries.server.ts';
import { changePost } from './commands/change-post.server.ts';
import { deletePost } from './commands/delete-post.server.ts';

useDatabase();

describe('countPosts', () => {
  it('counts articles by status and by category', async () => {
    await aPost({ category: 'Isolation' });
    await aPost({ category: 'Isolation', is_published: false });
    await aPost({ category: 'Écologie' });
    await aPost({ category: '' });
    expect(await countPosts(await asAdmin(), {})).toEqual({
      total: 4,
      published: 3,
      drafts: 1,
      categories: 2,
      by_category: [
        { name: 'Écologie', count: 1 },
        { name: 'Isolation', count: 2 },
      ],
    });
  });

  it('returns zero counts on an empty site', async () => {
    const none = { total: 0, published: 0, drafts: 0, categories: 0, by_category: [] };
    expect(await countPosts(await asAdmin(), {})).toEqual(none);
  });
});

describe('exportPosts', () => {
  it('exports the articles that match search and filters, in the same order', async () => {
    await aPost({ title: 'Zinc' });
    await aPost({ title: 'Ardoise' });
    await aPost({ title: 'Brouillon', is_published: false });
    const posts = await readRows(
      exportPosts(await asAdmin(), { status: 'published', sort_by: 'title', sort_order: 'asc' }),
    );
    expect(posts.map(({ title }) => title)).toEqual(['Ardoise', 'Zinc']);
  });
});

describe('listAllPosts', () => {
  let admin: Context;

  beforeEach(async () => {
    freezeClock('2026-10-01T08:00:00Z');
    await aPost({ title: 'Écailles', category: 'Entretien', content: 'Brosser la mousse.' });
    freezeClock('2026-10-02T08:00:00Z');
    await aPost({ title: 'zinc', category: 'Matériaux', is_published: false });
    freezeClock('2026-10-03T08:00:00Z');
    await aPost({ title: 'Ardoise', category: 'Matériaux' });
    freezeClock();
    admin = await asAdmin();
  });

  const titles = async (query: Parameters<typeof listAllPosts>[1]) =>
    (await listAllPosts(admin, query)).items.map(({ title }) => title);

  it('lists drafts too, newest first', async () => {
    expect(await titles({})).toEqual(['Ardoise', 'zinc', 'Écailles']);
  });

  it.each([
    [{ search: 'ecaille' }, ['Écailles']],
    [{ search: 'MOUSSE' }, ['Écailles']],
    [{ search: 'materiaux' }, ['Ardoise', 'zinc']],
    [{ search: '%' }, []],
    [{ status: 'draft' }, ['zinc']],
    [{ status: 'published', category: 'Matériaux' }, ['Ardoise']],
    [{ sort_by: 'title', sort_order: 'asc' }, ['Ardoise', 'Écailles', 'zinc']],
    [{ sort_by: 'published_at', sort_order: 'desc' }, ['Ardoise', 'Écailles', 'zinc']],
    [{ sort_by: 'published_at', sort_order: 'asc' }, ['Écailles', 'Ardoise', 'zinc']],
    [{ sort_by: 'updated_at', sort_order: 'asc' }, ['Écailles', 'zinc', 'Ardoise']],
  ] as const)('filters and sorts with %j to %j', async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it('pages without overlap, even among equal sort values', async () => {
    freezeClock('2026-10-03T08:00:00Z');
    await aPost({ title: 'Bardeau' });
    freezeClock();
    const first = await listAllPosts(admin, { page: 1, per_page: 2 });
    const second = await listAllPosts(admin, { page: 2, per_page: 2 });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      'Bardeau',
      'Ardoise',
      'zinc',
      'Écailles',
    ]);
    expect(second.meta).toEqual({ page: 2, per_page: 2, total: 4, last_page: 2 });
  });

  it('allows only administrators', async () => {
    await expect(listAllPosts(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listPostsOfCategory', () => {
  it('lists the articles of one category, drafts included', async () => {
    await aPost({ title: 'Ouate', category: 'Isolation', is_published: false });
    await aPost({ title: 'Mousse', category: 'Entretien' });
    const { items } = await listPostsOfCategory(await asAdmin(), { category: 'Isolation' });
    expect(items.map(({ title }) => title)).toEqual(['Ouate']);
  });

  it('requires a category', async () => {
    await expect(listPostsOfCategory(await asAdmin(), { category: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('openPost', () => {
  it('returns a draft as written, without a generated excerpt', async () => {
    const { id } = await aPost({ title: 'Lauze', excerpt: '', content: 'Une pierre.', is_published: false });
    expect(await openPost(await asAdmin(), { id })).toMatchObject({
      title: 'Lauze',
      excerpt: '',
      content: 'Une pierre.',
    });
  });

  it('allows only administrators and refuses an unknown article', async () => {
    await expect(openPost(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(openPost(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('findMovedPost', () => {
  const look = async (slug: string) => (await findMovedPost(asVisitor(), { slug })).slug;

  it('resolves every former slug of a published article to its current one', async () => {
    const admin = await asAdmin();
    const { id } = await aPost({ title: 'Laine' });
    await changePost(admin, { id, slug: 'laine-de-verre' });
    await changePost(admin, { id, slug: 'laine-de-roche' });
    expect(await look('laine')).toBe('laine-de-roche');
    expect(await look('laine-de-verre')).toBe('laine-de-roche');
    await changePost(admin, { id, slug: 'laine' });
    expect(await look('laine')).toBeNull();
    await deletePost(admin, { id });
    expect(await look('laine-de-roche')).toBeNull();
  });

  it('resolves no slug that was never public', async () => {
    const { id } = await aPost({ title: 'Laine', is_published: false });
    await changePost(await asAdmin(), { id, slug: 'laine-de-roche', is_published: true });
    expect(await look('laine')).toBeNull();
  });
});

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

describe('listCategories', () => {
  it('lists the categories of published articles in French sort order, with their counts', async () => {
    for (const category of ['Réparation', 'Étanchéité', 'Conseils', 'Étanchéité', '']) await aPost({ category });
    await aPost({ category: 'Secret', is_published: false });
    expect(await listCategories(asVisitor(), {})).toEqual([
      { name: 'Conseils', count: 1 },
      { name: 'Étanchéité', count: 2 },
      { name: 'Réparation', count: 1 },
    ]);
  });

  it('returns no categories on an empty site', async () => {
    expect(await listCategories(asVisitor(), {})).toEqual([]);
  });
});

describe('listPosts', () => {
  const titles = async (input: Parameters<typeof listPosts>[1] = {}) =>
    (await listPosts(asVisitor(), input)).items.map(({ title }) => title);

  const onDay = (day: number, title = `Jour ${day}`, category = 'Conseils') =>
    aPost({ title, category, published_at: `2026-03-${String(day).padStart(2, '0')}T08:00:00Z` });

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
