import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { log } from '#src/platform/log.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { changePost } from '../commands/change-post.server.ts';
import { findArticlePage, readBlogFeed, readBlogPage } from './blog-page.queries.server.ts';

useDatabase();

describe('findArticlePage', () => {
  const look = (slug: string) => findArticlePage(asVisitor(), { slug });

  describe('article address', () => {
    it('shows the article and related articles', async () => {
      await aPost({ title: 'Ouate' });
      const post = await aPost({ title: 'Laine' });
      const page = await look('laine');
      expect(page).toMatchObject({ found: 'stored', post, related: [{ title: 'Ouate' }] });
    });

    it('redirects from the article’s id', async () => {
      const { id, slug } = await aPost({ title: 'Laine' });
      expect(await look(String(id))).toEqual({ found: 'elsewhere', slug });
    });

    it('redirects from a former slug, as long as the article is published', async () => {
      const { id } = await aPost({ title: 'Laine' });
      await changePost(await asAdmin(), { id, slug: 'laine-de-roche' });
      expect(await look('laine')).toEqual({ found: 'elsewhere', slug: 'laine-de-roche' });
      await changePost(await asAdmin(), { id, is_published: false });
      expect(await look('laine')).toEqual({ found: 'nothing', related: [] });
    });

    it.each([
      'inconnu',
      'Laine',
      '999',
      '0',
      '99999999999',
      '\u0000',
      '',
      'a'.repeat(300),
      'que-faire-en-cas-de-fuite',
    ])('returns nothing for “%s”', async (slug) => {
      await aPost({ title: 'Laine' });
      expect(await look(slug)).toMatchObject({ found: 'nothing', related: [{ title: 'Laine' }] });
    });

    it('hides a draft, by its slug and by its id', async () => {
      const { id } = await aPost({ title: 'Brouillon', is_published: false });
      for (const slug of ['brouillon', String(id)]) expect(await look(slug)).toEqual({ found: 'nothing', related: [] });
    });
  });

  describe('unreadable articles', () => {
    beforeEach(async () => {
      vi.spyOn(log(), 'error').mockReturnValue();
      await sql`drop table blog_posts`.execute(db());
    });

    it('shows a built-in article at its slug', async () => {
      expect(await look('que-faire-en-cas-de-fuite')).toMatchObject({
        found: 'unreadable',
        post: { id: -2 },
        related: [{ id: -1 }, { id: -3 }],
      });
    });

    it.each(['laine', '7'])('returns for “%s” neither an article nor a redirect', async (slug) => {
      expect(await look(slug)).toMatchObject({ found: 'unreadable', post: null, related: [{}, {}, {}] });
    });
  });
});

describe('readBlogFeed', () => {
  it('contains the twenty newest published articles', async () => {
    for (let day = 1; day <= 22; day += 1) {
      await aPost({ title: `Jour ${day}`, published_at: `2026-05-${String(day).padStart(2, '0')}T08:00:00Z` });
    }
    await aPost({ title: 'Brouillon', is_published: false });
    const { xml } = await readBlogFeed(asVisitor(), {});
    const result = [...xml.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title);
    expect(result).toEqual(Array.from({ length: 20 }, (_, index) => `Jour ${22 - index}`));
  });

  it('keeps its hash until something changes', async () => {
    const empty = await readBlogFeed(asVisitor(), {});
    expect(empty.changedAt).toBe('');
    const { updated_at } = await aPost();
    const one = await readBlogFeed(asVisitor(), {});
    expect(one).toEqual(await readBlogFeed(asVisitor(), {}));
    expect(one.changedAt).toBe(updated_at);
    expect(one.hash).not.toBe(empty.hash);
  });
});

describe('blog page', () => {
  async function titles(asked: { page?: string; category?: string }): Promise<string[] | string> {
    const view = await readBlogPage(asVisitor(), asked);
    return view.found === 'stored' ? view.posts.map(({ title }) => title) : view.found;
  }

  const write = async (titled: string[], category = 'Conseils') => {
    for (const title of titled) await aPost({ title, category });
  };

  it('shows six articles per page, newest first', async () => {
    await write(['1', '2', '3', '4', '5', '6', '7']);
    expect(await titles({})).toEqual(['7', '6', '5', '4', '3', '2']);
    expect(await titles({ page: '2' })).toEqual(['1']);
  });

  it('filters by category and lists all categories', async () => {
    await write(['Laine', 'Ouate'], 'Isolation');
    await write(['Devis']);
    const visible = await readBlogPage(asVisitor(), { category: 'Isolation' });
    expect(visible).toMatchObject({
      category: 'Isolation',
      meta: { total: 2 },
      categories: [
        { name: 'Conseils', count: 1 },
        { name: 'Isolation', count: 2 },
      ],
    });
    expect(await titles({ category: 'Isolation' })).toEqual(['Ouate', 'Laine']);
  });

  it('returns a first page without articles', async () => {
    expect(await titles({})).toEqual([]);
  });

  it.each([
    { page: '2' },
    { page: '0' },
    { page: '-1' },
    { page: 'deux' },
    { page: '' },
    { page: '01' },
    { page: '1.0' },
    { page: '999999999' },
    { category: 'Piscine' },
    { category: 'x'.repeat(81) },
    { category: 'Conseils', page: '2' },
  ])('finds no page for %j', async (asked) => {
    await write(['Seul']);
    expect(await titles(asked)).toBe('nothing');
  });

  it('shows three built-in articles and logs the error when the stored ones cannot be read', async () => {
    const error = vi.spyOn(log(), 'error').mockReturnValue();
    await sql`drop table blog_posts`.execute(db());
    const displayed = await readBlogPage(asVisitor(), { page: '4' });
    expect(displayed).toMatchObject({ found: 'unreadable', posts: [{ id: -1 }, { id: -2 }, { id: -3 }] });
    expect(error).toHaveBeenCalledOnce();
  });
});
