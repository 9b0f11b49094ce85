import { describe, expect, it } from 'vitest';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost, toCard } from './blog.fixture.server.ts';

useDatabase();

const get = async (path: string) => {
  const answer = await aClient().send('GET', path);
  return { status: answer.status, body: await answer.json() };
};

const MISSING = { status: 404, body: { success: false, message: 'Article non trouvé' } };

describe('GET /blog', () => {
  it('returns published articles without their bodies to anonymous visitors', async () => {
    const post = await aPost({ content: 'canari-1 '.repeat(20) });
    await aPost({ title: 'Brouillon', content: 'canari-2', is_published: false });
    const { status, body } = await get('/blog');
    const meta = { page: 1, per_page: 1_000, total: 1, last_page: 1 };
    expect([status, body]).toEqual([200, { success: true, data: [toCard(post)], meta }]);
    expect(JSON.stringify(body)).not.toMatch(/canari/);
  });

  it('pages the list and filters it by category', async () => {
    await aPost({ category: 'Isolation' });
    await aPost({ category: 'Isolation' });
    await aPost({ category: 'Conseils' });
    const { body } = await get('/blog?category=Isolation&page=2&per_page=1');
    expect(body.data).toHaveLength(1);
    expect(body.meta).toEqual({ page: 2, per_page: 1, total: 2, last_page: 2 });
  });

  it('refuses invalid query values', async () => {
    expect((await get('/blog?page=deux')).status).toBe(422);
  });
});

describe('GET one article', () => {
  it('returns the whole article by id and by slug', async () => {
    const post = await aPost({ title: 'Mousse' });
    const found = { status: 200, body: { success: true, data: post } };
    expect(await get(`/blog/${post.id}`)).toEqual(found);
    expect(await get('/blog/slug/mousse')).toEqual(found);
  });

  it('answers 404 for a draft or an unknown article, 422 for an invalid id or slug', async () => {
    const { id } = await aPost({ title: 'Brouillon', is_published: false });
    for (const path of [`/blog/${id}`, '/blog/999', '/blog/slug/brouillon', '/blog/slug/inconnu']) {
      expect(await get(path), path).toEqual(MISSING);
    }
    expect((await get('/blog/zero')).status).toBe(422);
    expect((await get('/blog/slug/%00')).status).toBe(422);
  });
});
