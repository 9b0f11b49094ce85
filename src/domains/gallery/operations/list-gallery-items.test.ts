import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { listGallery } from './list-gallery.server.ts';
import { listGalleryItems } from './list-gallery-items.server.ts';

useDatabase();

describe('listGalleryItems', () => {
  beforeEach(async () => {
    await aGalleryItem({ title: 'Ferme', description: 'Chêne.', date: '2026-01-10', sort_order: 1 });
    await aGalleryItem({ title: 'Écaille', category: 'Couverture', is_active: false, sort_order: 3 });
    await aGalleryItem({ title: 'Chéneau', category: 'Zinguerie', date: '2026-02-10', sort_order: 1 });
  });

  const titles = async (query: Parameters<typeof listGalleryItems>[1]) =>
    (await listGalleryItems(await asAdmin(), query)).items.map(({ title }) => title);

  it.each([
    [{}, ['Chéneau', 'Ferme', 'Écaille']],
    [{ sort_order: 'desc' }, ['Écaille', 'Ferme', 'Chéneau']],
    [{ status: 'draft' }, ['Écaille']],
    [{ status: 'published', category: 'Zinguerie' }, ['Chéneau']],
    [{ search: 'CHEN' }, ['Chéneau', 'Ferme']],
    [{ sort_by: 'title' }, ['Chéneau', 'Écaille', 'Ferme']],
    [{ sort_by: 'date', sort_order: 'desc', per_page: 1, page: 2 }, ['Ferme']],
  ] as const)('finds for %j the works %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('sorts in the order of the site', async () => {
    const view = (await listGallery(asVisitor(), {})).map(({ title }) => title);
    expect(await titles({ status: 'published' })).toEqual(view);
  });

  it('allows only administrators', async () => {
    await expect(listGalleryItems(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
