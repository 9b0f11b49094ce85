import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { listGallery } from './list-gallery.server.ts';

useDatabase();

const titles = async (filter: Parameters<typeof listGallery>[1] = {}) =>
  (await listGallery(asVisitor(), filter)).map(({ title }) => title);

describe('listGallery', () => {
  it('lists published works in the owner’s order, then newest work first', async () => {
    await aGalleryItem({ title: 'Dernier', sort_order: 9, date: '2026-06-01' });
    await aGalleryItem({ title: 'Ancien', date: '2025-01-10' });
    await aGalleryItem({ title: 'Récent', date: '2026-03-10' });
    await aGalleryItem({ title: 'Récent aussi', date: '2026-03-10' });
    await aGalleryItem({ title: 'Caché', is_active: false });
    expect(await titles()).toEqual(['Récent aussi', 'Récent', 'Ancien', 'Dernier']);
  });

  it('lists the works of one category, or only the first ones', async () => {
    await aGalleryItem({ title: 'Chéneau', category: 'Zinguerie', sort_order: 2 });
    await aGalleryItem({ title: 'Ferme', category: 'Charpente', sort_order: 1 });
    expect(await titles({ category: 'Zinguerie' })).toEqual(['Chéneau']);
    expect(await titles({ category: 'Jardinage' })).toEqual([]);
    expect(await titles({ limit: 1 })).toEqual(['Ferme']);
  });

  it('returns an empty list for an empty site', async () => {
    expect(await titles()).toEqual([]);
  });
});
