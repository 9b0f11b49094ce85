import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { readPlace } from '#src/domains/places/zones/zone.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown } from '../city.fixture.server.ts';
import { showsTown } from '../city.internal.server.ts';
import { deleteCityPage } from './delete-city-page.server.ts';

useDatabase();

describe('deleteCityPage', () => {
  it('deletes the page, and keeps the place', async () => {
    const { id } = await aTown('44109');
    const admin = await asAdmin();
    expect(await showsTown('nantes')).toBe(true);
    await deleteCityPage(admin, { id });
    expect([await showsTown('nantes'), (await readPlace(id)).page]).toEqual([false, 'none']);
    await expect(deleteCityPage(admin, { id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses a visitor', async () => {
    const { id } = await aTown('44109');
    await expect(deleteCityPage(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
