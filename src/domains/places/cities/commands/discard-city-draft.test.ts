import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown, cityContent } from '../city.fixture.server.ts';
import { openTownPage } from '../city.internal.server.ts';
import { discardCityDraft } from './discard-city-draft.server.ts';
import { saveCityPage } from './save-city-page.server.ts';

useDatabase();

describe('discardCityDraft', () => {
  it('deletes the draft, and keeps what is published', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    const { updated_at } = await saveCityPage(admin, { id, content: cityContent('Rezé') });
    const page = await discardCityDraft(admin, { id, updated_at });
    expect(page).toMatchObject({ content: cityContent('Nantes'), hasDraft: false, isPublished: true });
    await expect(discardCityDraft(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a stale version, a visitor, and a place without a page', async () => {
    const admin = await asAdmin();
    const { id } = await aTown('44109');
    const { updated_at } = await openTownPage(id);
    await saveCityPage(admin, { id, content: cityContent('Rezé') });
    await expect(discardCityDraft(admin, { id, updated_at })).rejects.toMatchObject({ code: 'conflict' });
    await expect(discardCityDraft(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(discardCityDraft(admin, { id: id + 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
