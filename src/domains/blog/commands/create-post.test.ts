import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changePost } from './change-post.server.ts';
import { createPost } from './create-post.server.ts';

useDatabase();
afterEach(() => freezeClock());

const FULL = {
  title: 'Démousser sans abîmer',
  content: 'Ligne 1\nLigne 2',
  excerpt: 'À la brosse.',
  category: 'Entretien',
  image: '/media/a',
  image_alt: 'Une tuile moussue',
  author: 'Nora Vidal',
  readTime: '4 min',
  tags: ['mousse', 'brosse'],
  is_published: true,
};

describe('createPost', () => {
  it('stores every field and derives the slug from the title', async () => {
    freezeClock('2026-10-01T07:30:00Z');
    const post = await createPost(await asAdmin(), FULL);
    const at = '2026-10-01T07:30:00.000Z';
    expect(post).toEqual({
      ...FULL,
      id: post.id,
      slug: 'demousser-sans-abimer',
      created_at: at,
      updated_at: at,
      published_at: at,
    });
  });

  it('requires only title and body, and creates a draft without publication date', async () => {
    const post = await createPost(await asAdmin(), { title: 'Lauze', content: 'Une pierre.' });
    expect(post).toMatchObject({
      is_published: false,
      published_at: null,
      category: 'Conseils',
      readTime: '5 min',
      excerpt: '',
      author: '',
      tags: [],
    });
  });

  it('accepts the original publication date, normalised to milliseconds so that dates sort', async () => {
    const post = await createPost(await asAdmin(), { ...FULL, published_at: '2026-02-03T10:00:00Z' });
    expect(post.published_at).toBe('2026-02-03T10:00:00.000Z');
  });

  it('uses the next free slug when titles repeat', async () => {
    const admin = await asAdmin();
    const slugs: string[] = [];
    for (const title of ['Mousse', 'MOUSSE !', 'Mousse verte', 'mousse']) {
      slugs.push((await createPost(admin, { ...FULL, title })).slug);
    }
    expect(slugs).toEqual(['mousse', 'mousse-2', 'mousse-verte', 'mousse-3']);
  });

  it('gives unique slugs to articles created at the same time', async () => {
    const admin = await asAdmin();
    const posts = await Promise.all([1, 2, 3, 4, 5].map(() => createPost(admin, FULL)));
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(5);
  });

  it('keeps a surrounding transaction usable when the slug is taken', async () => {
    const admin = await asAdmin();
    await transaction(async () => {
      await createPost(admin, FULL);
      await createPost(admin, FULL);
    });
    expect(await db().selectFrom('blog_posts').select('slug').orderBy('id').execute()).toEqual([
      { slug: 'demousser-sans-abimer' },
      { slug: 'demousser-sans-abimer-2' },
    ]);
  });

  it('uses the editor’s slug, normalised', async () => {
    const post = await createPost(await asAdmin(), { ...FULL, slug: 'Mousse & lichen' });
    expect(post.slug).toBe('mousse-lichen');
  });

  it('refuses a slug that leads to another article', async () => {
    const admin = await asAdmin();
    const { id } = await createPost(admin, { ...FULL, title: 'Lauze' });
    await changePost(admin, { id, slug: 'pierre' });
    expect((await createPost(admin, { ...FULL, title: 'Lauze' })).slug).toBe('lauze-2');
  });

  it.each([
    { title: ' ' },
    { image: 'toit.jpg' },
    { content: ' \n ' },
    { title: 'x'.repeat(201) },
    { content: 'x'.repeat(200_001) },
    { tags: [''] },
    { published_at: 'hier' },
  ])('refuses %j', async (wrong) => {
    await expect(createPost(await asAdmin(), { ...FULL, ...wrong })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('invalidates public pages when the article is published', async () => {
    await listenToNodes();
    const result = vi.fn();
    const leave = subscribe('content', result);
    const admin = await asAdmin();
    await createPost(admin, { ...FULL, is_published: false });
    expect(result).not.toHaveBeenCalled();
    await createPost(admin, FULL);
    await vi.waitFor(() => expect(result).toHaveBeenCalledWith({ what: 'blog' }));
    leave();
    stopListening();
  });

  it('writes an audit entry without the body', async () => {
    const { id } = await createPost(await asAdmin(), FULL);
    const [line] = await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
    expect(line).toMatchObject({ action: 'blog.create', subject: `blog:${id}` });
    expect(line?.after).not.toContain('Ligne 1');
  });

  it('allows only administrators', async () => {
    await expect(createPost(asVisitor(), FULL)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createPost(asAccount(await anAccount()), FULL)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
