import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown, cityContent } from '../city.fixture.server.ts';
import { cancelCityPublication } from './cancel-city-publication.server.ts';
import { planCityPublication } from './plan-city-publication.server.ts';

useDatabase();

describe('cancelCityPublication', () => {
  it('cancels the planned publication and keeps the text', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109', { isPublished: false });
    const { updated_at } = await planCityPublication(admin, { id, publish_at: isoIn(3_600) });
    const page = await cancelCityPublication(admin, { id, updated_at });
    expect(page).toMatchObject({ publish_at: null, isPublished: false, content: cityContent('Nantes') });
    await expect(cancelCityPublication(admin, { id, updated_at })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses when nothing is planned, a place without a page, and visitors', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109', { isPublished: false });
    await expect(cancelCityPublication(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancelCityPublication(admin, { id: id + 1 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(cancelCityPublication(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
