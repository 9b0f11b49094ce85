import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown, cityContent } from '../city.fixture.server.ts';
import { openTownPage, showsTown } from '../city.internal.server.ts';
import { saveCityPage } from './save-city-page.server.ts';
import { withdrawCityPage } from './withdraw-city-page.server.ts';

useDatabase();

describe('withdrawCityPage', () => {
  it('takes the page off the site, with the newer draft as its text', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    await saveCityPage(admin, { id, content: cityContent('Rezé') });
    const page = await withdrawCityPage(admin, { id });
    expect(page).toMatchObject({ content: cityContent('Rezé'), isPublished: false, hasDraft: false, version: 1 });
    expect(await showsTown('nantes')).toBe(false);
    const again = await saveCityPage(admin, { id, content: cityContent('Nantes'), publish: true });
    expect([again.version, await showsTown('nantes')]).toEqual([2, true]);
  });

  it('refuses a page that is not on the site, a stale version and a visitor', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109', { isPublished: false });
    await expect(withdrawCityPage(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
    const { updated_at } = await openTownPage(id);
    await saveCityPage(admin, { id, content: cityContent('Nantes'), publish: true });
    await expect(withdrawCityPage(admin, { id, updated_at })).rejects.toMatchObject({ code: 'conflict' });
    await expect(withdrawCityPage(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
