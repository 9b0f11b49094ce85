import { afterEach, describe, expect, it, vi } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { changePost } from './change-post.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('changePost', () => {
  it('changes only the given fields', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const post = await aPost({ tags: ['gel'], readTime: '3 min' });
    freezeClock('2026-10-02T08:00:00Z');
    const changed = await changePost(await asAdmin(), { id: post.id, title: 'Le toit en hiver' });
    expect(changed).toEqual({ ...post, title: 'Le toit en hiver', updated_at: '2026-10-02T08:00:00.000Z' });
  });

  it('makes new words searchable', async () => {
    const { id } = await aPost();
    await changePost(await asAdmin(), { id, content: 'Une girouette.' });
    const row = await db().selectFrom('blog_posts').select('search_text').executeTakeFirstOrThrow();
    expect(row.search_text).toContain('girouette');
  });

  it('publishes with the badge alone and keeps the date of the first publication', async () => {
    const admin = await asAdmin();
    const { id } = await aPost({ is_published: false });
    freezeClock('2026-10-02T08:00:00Z');
    const first = await changePost(admin, { id, is_published: true });
    freezeClock('2026-10-03T08:00:00Z');
    await changePost(admin, { id, is_published: false });
    const again = await changePost(admin, { id, is_published: true });
    expect([first.published_at, again.published_at]).toEqual(['2026-10-02T08:00:00.000Z', '2026-10-02T08:00:00.000Z']);
  });

  it('refuses a current or former slug of another article', async () => {
    const admin = await asAdmin();
    const { id } = await aPost({ title: 'Zinc' });
    await changePost(admin, { id, slug: 'zinguerie' });
    const other = await aPost({ title: 'Ardoise' });
    for (const slug of ['zinc', 'Zinguerie']) {
      await expect(changePost(admin, { id: other.id, slug })).rejects.toMatchObject({
        code: 'invalid',
        fields: { slug: ['Cette adresse est, ou était, celle d’un autre article.'] },
      });
    }
  });

  it('refuses an outdated copy and overwrites nothing', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const { id, updated_at } = await aPost();
    freezeClock('2026-10-01T08:01:00Z');
    await changePost(await asAdmin(), { id, title: 'De l’autre', updated_at });
    const late = changePost(await asAdmin(), { id, title: 'Le mien', updated_at });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    const row = await db().selectFrom('blog_posts').select('title').executeTakeFirstOrThrow();
    expect(row.title).toBe('De l’autre');
  });

  it('writes old and new values of the changed fields to the audit log', async () => {
    const { id } = await aPost({ title: 'Zinc' });
    await changePost(await asAdmin(), { id, title: 'Zinguerie', category: 'Conseils' });
    const line = await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'blog.change', subject: `blog:${id}` });
    expect([line.before, line.after]).toEqual(['{"title":"Zinc"}', '{"title":"Zinguerie"}']);
  });

  it('invalidates public pages when visitors see the change, else only the admin screens', async () => {
    const admin = await asAdmin();
    const { id } = await aPost({ is_published: false });
    const [content, screens] = [vi.fn(), vi.fn()];
    const leave = [subscribe('content', content), subscribe('admin', screens)];
    await changePost(admin, { id, title: 'Ébauche' });
    await vi.waitFor(() => expect(screens).toHaveBeenCalledWith({ event: 'blog', id }));
    expect(content).not.toHaveBeenCalled();
    await changePost(admin, { id, is_published: true });
    await vi.waitFor(() => expect(content).toHaveBeenCalledWith({ what: 'blog' }));
    for (const end of leave) end();
  });

  it.each([{ title: '' }, { content: ' ' }, { image: 'javascript:alert(1)' }, { slug: '' }])(
    'refuses %j',
    async (wrong) => {
      const { id } = await aPost();
      await expect(changePost(await asAdmin(), { id, ...wrong })).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('allows only administrators and refuses an unknown article', async () => {
    await expect(changePost(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(changePost(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
