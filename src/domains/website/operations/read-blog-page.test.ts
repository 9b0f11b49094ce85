import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { log } from '#src/platform/log.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readBlogPage } from './read-blog-page.server.ts';

useDatabase();

async function titles(asked: { page?: string; category?: string }): Promise<string[] | string> {
  const view = await readBlogPage(asVisitor(), asked);
  return view.found === 'stored' ? view.posts.map(({ title }) => title) : view.found;
}

const write = async (titled: string[], category = 'Conseils') => {
  for (const title of titled) await aPost({ title, category });
};

describe('blog page', () => {
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
