import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown, cityContent } from '../city.fixture.server.ts';
import { readTown } from '../city.internal.server.ts';
import { compareCityVersion, listCityVersions } from '../city.queries.server.ts';
import { KEPT_CITY_VERSIONS } from '../city-admin.contract.ts';
import { restoreCityVersion } from './restore-city-version.server.ts';
import { saveCityPage } from './save-city-page.server.ts';

useDatabase();

describe('restoreCityVersion', () => {
  it('makes an earlier version the draft; visitors still see the published one', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    await saveCityPage(admin, { id, content: cityContent('Rezé'), publish: true });
    const [difference] = await compareCityVersion(admin, { id, version: 1 });
    expect(difference).toMatchObject({ before: 'Couvreur à Nantes – {name}', after: 'Couvreur à Rezé – {name}' });
    const page = await restoreCityVersion(admin, { id, version: 1 });
    expect(page).toMatchObject({ content: cityContent('Nantes'), hasDraft: true, version: 2 });
    expect((await readTown({ slug: 'nantes' })).hero.eyebrow).toBe('Rezé');
  });

  it('keeps the last fifty versions, with their authors', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    for (let count = 0; count < KEPT_CITY_VERSIONS; count += 1) {
      await saveCityPage(admin, { id, content: cityContent('Nantes'), publish: true });
    }
    const versions = await listCityVersions(admin, { id });
    expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([50, 51, 2]);
    expect(versions[0]?.author).not.toBe('Faîtage');
    await expect(restoreCityVersion(admin, { id, version: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses a visitor', async () => {
    const { id } = await aTown('44109');
    await expect(restoreCityVersion(asVisitor(), { id, version: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
