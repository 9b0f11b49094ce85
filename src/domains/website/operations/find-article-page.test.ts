import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { changePost } from '#src/domains/blog/operations/change-post.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { log } from '#src/platform/log.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findArticlePage } from './find-article-page.server.ts';

useDatabase();

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

  it.each(['inconnu', 'Laine', '999', '0', '99999999999', '\u0000', '', 'a'.repeat(300), 'que-faire-en-cas-de-fuite'])(
    'returns nothing for “%s”',
    async (slug) => {
      await aPost({ title: 'Laine' });
      expect(await look(slug)).toMatchObject({ found: 'nothing', related: [{ title: 'Laine' }] });
    },
  );

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
