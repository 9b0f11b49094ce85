import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addCommune, fromCommune } from '../place.fixture.server.ts';
import { readZones } from '../zone.internal.server.ts';
import { createPlace } from './create-place.server.ts';

useDatabase();

const NANTES = {
  name: 'Nantes',
  department_code: '44',
  department_name: 'Loire-Atlantique',
  coordinates: { lat: 47.2172, lng: -1.5534 },
};

describe('createPlace', () => {
  it('adds a place at the end of the site, with defaults for what was not sent', async () => {
    const admin = await asAdmin();
    await addCommune('44143');
    const place = await createPlace(admin, NANTES);
    expect(place).toMatchObject({
      ...NANTES,
      slug: 'nantes',
      is_zone: true,
      icon: 'village',
      districts: [],
      travel_fee_cents: null,
      page: 'none',
      page_publish_at: null,
    });
    expect((await readZones()).map(({ name }) => name)).toEqual(['Rezé', 'Nantes']);
  });

  it('gives a namesake an address of its own', async () => {
    const first = await addCommune('93066');
    const second = await addCommune('97411');
    const third = await createPlace(await asAdmin(), { ...NANTES, name: 'Saint-Denis', department_code: '974' });
    expect([first.slug, second.slug, third.slug]).toEqual(['saint-denis', 'saint-denis-974', 'saint-denis-974-2']);
  });

  it('refuses the same commune twice', async () => {
    await addCommune('44109');
    const again = addCommune('44109');
    await expect(again).rejects.toMatchObject({ fields: { insee_code: ['Cette commune est déjà dans la liste.'] } });
  });

  it('stores positions to the metre, in both hemispheres', async () => {
    for (const code of ['97411', '2A004', '97302']) {
      const { coordinates } = await addCommune(code);
      expect(coordinates).toEqual((await fromCommune(code)).coordinates);
    }
  });

  it.each([
    ['a position outside the map', { coordinates: { lat: 91, lng: 0 } }],
    ['a name of 100 kB', { name: 'x'.repeat(100_000) }],
    ['no name', { name: ' ' }],
    ['a wrong postcode', { postcode: '4410' }],
    ['too many districts', { districts: Array<string>(13).fill('Centre') }],
    ['a negative fee', { travel_fee_cents: -1 }],
  ])('refuses %s', async (_name, fields) => {
    await expect(createPlace(await asAdmin(), { ...NANTES, ...fields })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses a visitor, and writes an audit line for staff', async () => {
    await expect(createPlace(asVisitor(), NANTES)).rejects.toMatchObject({ code: 'unauthenticated' });
    const { id } = await createPlace(await asAdmin(), NANTES);
    const entries = await db().selectFrom('audit_log').select(['action', 'subject']).execute();
    expect(entries).toContainEqual({ action: 'place.create', subject: `place:${id}` });
  });
});
