import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from './gallery.fixture.server.ts';
import { countGalleryGrowth, searchGalleryRecords } from './gallery.internal.server.ts';

useDatabase();

describe('countGalleryGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and published works, now and at a given instant', async () => {
    const nothing = { total: 0, visible: 0, total_before: 0, visible_before: 0 };
    expect(await countGalleryGrowth(SINCE)).toEqual(nothing);
    freezeClock('2026-10-31T23:59:59.999Z');
    await aGalleryItem({ title: 'Un' });
    await aGalleryItem({ title: 'Deux', is_active: false });
    freezeClock(SINCE);
    await aGalleryItem({ title: 'Trois' });
    expect(await countGalleryGrowth(SINCE)).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });
});

describe('searchGalleryRecords', () => {
  it('finds works newest first, published or not, ignoring accents', async () => {
    const old = await aGalleryItem({ title: 'Évacuation des eaux', category: 'Couverture' });
    const hidden = await aGalleryItem({ title: 'ÉVACUATION cachée', category: 'Couverture', is_active: false });
    await aGalleryItem({ title: 'Autre chose' });
    expect(await searchGalleryRecords({ search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Couverture' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Couverture' },
    ]);
    expect(await searchGalleryRecords({ search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchGalleryRecords({ search: '%%', limit: 5 })).toEqual([]);
  });
});
