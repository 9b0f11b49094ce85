import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { listAllPosts } from './list-all-posts.server.ts';

useDatabase();

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

describe('listAllPosts', () => {
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
