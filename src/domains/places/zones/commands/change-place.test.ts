import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addCommune } from '../place.fixture.server.ts';
import { listStoredPlaces } from '../zone.queries.server.ts';
import { changePlace } from './change-place.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('changePlace', () => {
  it.each([
    { is_zone: false },
    { districts: ['Le port', 'Le bourg'], description: 'Vent d’ouest.' },
    { coordinates: { lat: 47.2, lng: -1.6 }, is_approximate: false },
    { travel_fee_cents: 3_000 },
    { travel_fee_cents: null, icon: 'canal' as const },
  ])('changes only %j', async (fields) => {
    freezeClock('2026-10-01T08:00:00Z');
    const place = await addCommune('44109', { description: 'Avant.', is_approximate: true });
    freezeClock('2026-10-02T08:00:00Z');
    const changed = await changePlace(await asAdmin(), { id: place.id, ...fields });
    expect(changed).toEqual({ ...place, ...fields, updated_at: '2026-10-02T08:00:00.000Z' });
  });

  it('keeps the address under a new name, and finds the place by that name', async () => {
    const { id } = await addCommune('26330', {});
    const admin = await asAdmin();
    const { slug } = await changePlace(admin, { id, name: 'Le village' });
    const found = await listStoredPlaces(admin, { search: 'village' });
    expect([slug, found.items.map((place) => place.id)]).toEqual([expect.not.stringContaining('village'), [id]]);
  });

  it('refuses a change when the place was saved by someone else meanwhile', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const { id, updated_at } = await addCommune('44109');
    freezeClock('2026-10-01T08:01:00Z');
    const admin = await asAdmin();
    await changePlace(admin, { id, is_zone: false, updated_at });
    const late = changePlace(admin, { id, is_zone: true, updated_at });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses the code of another listed commune, and an unknown place', async () => {
    await addCommune('44143');
    const { id } = await addCommune('44109');
    const admin = await asAdmin();
    await expect(changePlace(admin, { id, insee_code: '44143' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(changePlace(admin, { id: id + 1, is_zone: true })).rejects.toMatchObject({ code: 'not-found' });
  });
});
