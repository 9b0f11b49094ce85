import { describe, expect, it } from 'vitest';
import { aTown } from '#src/domains/places/cities/city.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anArea } from './place.fixture.server.ts';
import { eraseArea, erasePlace, findStoredArea, findStoredPlace } from './place-removal.internal.server.ts';
import { readArea, readZones } from './zone.internal.server.ts';

useDatabase();

describe('erasePlace', () => {
  it('erases a place, but neither the seat nor one with a page', async () => {
    const [nantes, reze] = await anArea(['44109', '44143'], 30);
    const { id } = await aTown('44215');
    expect([await erasePlace(nantes?.id ?? 0), await erasePlace(id), await erasePlace(999)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await erasePlace(reze?.id ?? 0)).toBe(true);
    expect((await readZones()).map(({ name }) => name)).toEqual(['Nantes', 'Vertou']);
  });
});

describe('eraseArea', () => {
  it('erases seat and radius, after which the seat can go', async () => {
    const [nantes] = await anArea(['44109'], 30);
    expect([await eraseArea(), await eraseArea(), await erasePlace(nantes?.id ?? 0)]).toEqual([true, false, true]);
    expect(await readArea()).toMatchObject({ seat: null, radiusKm: null, zones: [] });
  });
});

describe('findStoredPlace and findStoredArea', () => {
  it('return the content that an owner may change, or nothing', async () => {
    expect([await findStoredPlace(1), await findStoredArea()]).toEqual([undefined, undefined]);
    const [nantes] = await anArea(['44109'], 30);
    expect(await findStoredPlace(nantes?.id ?? 0)).toMatchObject({ title: 'Nantes', is_zone: true });
    expect(await findStoredArea()).toMatchObject({ radius_km: 30, seat_id: nantes?.id });
  });
});
