import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { countGalleryGrowth } from './count-gallery-growth.server.ts';

useDatabase();
describe('countGalleryGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and published works, now and at a given instant', async () => {
    const admin = await asAdmin();
    const nothing = { total: 0, visible: 0, total_before: 0, visible_before: 0 };
    expect(await countGalleryGrowth(admin, { since: SINCE })).toEqual(nothing);
    freezeClock('2026-10-31T23:59:59.999Z');
    await aGalleryItem({ title: 'Un' });
    await aGalleryItem({ title: 'Deux', is_active: false });
    freezeClock(SINCE);
    await aGalleryItem({ title: 'Trois' });
    expect(await countGalleryGrowth(admin, { since: SINCE })).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });

  it('allows only administrators', async () => {
    await expect(countGalleryGrowth(asVisitor(), { since: SINCE })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
