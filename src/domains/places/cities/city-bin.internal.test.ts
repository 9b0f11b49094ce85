import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { deletePlace } from '#src/domains/places/zones/commands/delete-place.server.ts';
import { restorePlace } from '#src/domains/places/zones/place-bin.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown, cityContent } from './city.fixture.server.ts';
import { showsTown } from './city.internal.server.ts';
import { restoreCityPage } from './city-bin.internal.server.ts';
import { deleteCityPage } from './commands/delete-city-page.server.ts';
import { saveCityPage } from './commands/save-city-page.server.ts';

useDatabase();

const TABLES = ['city_pages', 'city_page_versions'] as const;

describe('bin of the town pages', () => {
  it('puts a page back with its versions, also after its place was deleted and restored', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    const before = await getWholeTables(...TABLES);
    await deleteCityPage(admin, { id });
    await deletePlace(admin, { id });
    await expect(restoreLast('city', id, restoreCityPage)).rejects.toThrow('restaurez-la d’abord');
    await restoreLast('place', id, restorePlace);
    await restoreLast('city', id, restoreCityPage);
    expect(await getWholeTables(...TABLES)).toEqual(before);
    expect(await showsTown('nantes')).toBe(true);
  });

  it('keeps it in the bin while the town has a new page, and restores the one that was deleted last', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    await deleteCityPage(admin, { id });
    await saveCityPage(admin, { id, content: cityContent('Nantes sud'), publish: true });
    await expect(restoreLast('city', id, restoreCityPage)).rejects.toThrow('de nouveau une page');
    const before = await getWholeTables(...TABLES);
    await deleteCityPage(admin, { id });
    await restoreLast('city', id, restoreCityPage);
    expect(await getWholeTables(...TABLES)).toEqual(before);
  });

  it('says that a planned publication did not happen', async () => {
    const { id } = await aTown('44109', { isPublished: false });
    await db().updateTable('city_pages').set({ publish_at: '2026-01-01T08:00:00.000Z' }).execute();
    await deleteCityPage(await asAdmin(), { id });
    expect(await restoreLast('city', id, restoreCityPage)).toContain('n’a pas eu lieu');
    expect((await db().selectFrom('city_pages').select('publish_at').executeTakeFirstOrThrow()).publish_at).toBeNull();
  });
});
