import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { searchGalleryRecords } from './search-gallery-records.server.ts';

useDatabase();

describe('searchGalleryRecords', () => {
  it('finds works newest first, published or not, ignoring accents', async () => {
    const admin = await asAdmin();
    const old = await aGalleryItem({ title: 'Évacuation des eaux', category: 'Couverture' });
    const hidden = await aGalleryItem({ title: 'ÉVACUATION cachée', category: 'Couverture', is_active: false });
    await aGalleryItem({ title: 'Autre chose' });
    expect(await searchGalleryRecords(admin, { search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Couverture' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Couverture' },
    ]);
    expect(await searchGalleryRecords(admin, { search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchGalleryRecords(admin, { search: '%%', limit: 5 })).toEqual([]);
  });

  it('allows only administrators and requires at least two characters', async () => {
    await expect(searchGalleryRecords(asVisitor(), { search: 'abc', limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(searchGalleryRecords(await asAdmin(), { search: 'a', limit: 5 })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
