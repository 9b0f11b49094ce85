import { describe, expect, it } from 'vitest';
import { addCommune } from '#src/domains/places/zones/place.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { citySkeleton } from './city-skeleton.views.ts';
import { listAllCityPages, putCityPage } from './city-transfer.internal.server.ts';

useDatabase();

describe('putCityPage', () => {
  it('stores the page of a place, once', async () => {
    const { slug, name } = await addCommune('44109');
    const page = { place: slug, content: citySkeleton(name), isPublished: false };
    await putCityPage(page, null);
    await putCityPage({ ...page, isPublished: true }, null);
    expect(await listAllCityPages()).toEqual([{ ...page, isPublished: true }]);
    await putCityPage(page, null);
    expect(await listAllCityPages()).toEqual([page]);
  });

  it('refuses a page without a place', async () => {
    const page = { place: 'nulle-part', content: citySkeleton('Nulle part'), isPublished: true };
    await expect(putCityPage(page, null)).rejects.toMatchObject({ code: 'not-found' });
  });
});
