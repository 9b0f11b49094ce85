import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anArea, NANTES_COMMUNES } from './place.fixture.server.ts';
import {
  countStoredPlaces,
  findCommunes,
  listNearbyCommunes,
  listStoredPlaces,
  listZones,
  openPlace,
  planTrip,
  readAreaRecord,
  readZoneMap,
} from './zone.queries.server.ts';

useDatabase();

describe('listZones', () => {
  it('returns the places to any visitor, of which one is the seat', async () => {
    await anArea(NANTES_COMMUNES, 30);
    const zones = await listZones(asVisitor(), {});
    expect(zones).toHaveLength(6);
    expect(zones.filter(({ isSeat }) => isSeat).map(({ name }) => name)).toEqual(['Nantes']);
  });
});

describe('planTrip', () => {
  it('asks for a town when a visitor names none', async () => {
    await anArea(NANTES_COMMUNES, 30);
    expect((await planTrip(asVisitor(), {})).answer).toEqual({ kind: 'nothing-asked' });
  });
});

describe('readZoneMap', () => {
  it('returns an empty map of a company without places', async () => {
    expect(await readZoneMap(asVisitor(), {})).toMatchObject({ zones: [], layout: null, isComplete: true });
  });
});

describe('listStoredPlaces', () => {
  const list = async (query: Parameters<typeof listStoredPlaces>[1] = {}) =>
    (await listStoredPlaces(await asAdmin(), query)).items.map(({ name }) => name);

  it('lists places in the order of the site, with distance and road time from the seat', async () => {
    await anArea(NANTES_COMMUNES, 8);
    const { items } = await listStoredPlaces(await asAdmin(), {});
    expect(items.map(({ name, km_from_seat }) => [name, km_from_seat])).toEqual([
      ['Nantes', 0],
      ['Rezé', 3],
      ['Saint-Herblain', 7],
      ['Orvault', 8],
      ['Carquefou', 10],
      ['Vertou', 8],
    ]);
    expect(items[2]).toMatchObject({ minutes: { from: 10, to: 20 }, is_seat: false, page: 'none' });
    expect(items[4]?.is_within_radius).toBe(false);
  });

  it.each([
    [{ search: 'reze' }, ['Rezé']],
    [{ search: '44400' }, ['Rezé']],
    [{ sort_by: 'name', sort_order: 'desc' } as const, ['Vertou', 'Saint-Herblain', 'Rezé', 'Orvault', 'Nantes']],
    [{ sort_by: 'inhabitants' } as const, ['Carquefou', 'Vertou', 'Orvault', 'Rezé', 'Saint-Herblain', 'Nantes']],
    [{ has_page: true }, []],
    [{ zone: false }, []],
  ])('filters and sorts by %j', async (query, expected) => {
    await anArea(NANTES_COMMUNES, 30);
    expect((await list(query)).slice(0, expected.length || 1)).toEqual(expected);
  });

  it('gives null distances while there is no seat', async () => {
    await anArea(NANTES_COMMUNES, 30);
    const { items } = await listStoredPlaces(await asAdmin(), {});
    const opened = await openPlace(await asAdmin(), { id: items[0]?.id ?? 0 });
    expect(opened.name).toBe('Nantes');
    await expect(openPlace(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('countStoredPlaces', () => {
  it('counts places, zones, pages and approximate positions', async () => {
    await anArea([...NANTES_COMMUNES, '15031'], 30);
    expect(await countStoredPlaces(await asAdmin(), {})).toEqual({ total: 7, zones: 7, pages: 0, approximate: 1 });
  });

  it('counts nothing in an empty database', async () => {
    expect(await countStoredPlaces(await asAdmin(), {})).toEqual({ total: 0, zones: 0, pages: 0, approximate: 0 });
  });
});

describe('readAreaRecord', () => {
  it('returns an area without seat and radius until one is stored', async () => {
    expect(await readAreaRecord(await asAdmin(), {})).toMatchObject({ seat_id: null, radius_km: null, updated_at: '' });
  });
});

describe('listNearbyCommunes', () => {
  it('proposes communes around a seat to the office alone', async () => {
    const found = await listNearbyCommunes(await asAdmin(), { code: '44109' });
    expect(found[0]).toMatchObject({ km: expect.any(Number), department: { code: '44' } });
    await expect(listNearbyCommunes(await asAdmin(), { code: '44' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(listNearbyCommunes(asVisitor(), { code: '44109' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('findCommunes', () => {
  it('finds communes for staff, and refuses an empty question', async () => {
    const found = await findCommunes(await asAdmin(), { search: '44109 nantes' });
    expect(found[0]).toMatchObject({ name: 'Nantes', code: '44109' });
    await expect(findCommunes(await asAdmin(), { search: ' ' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(findCommunes(asVisitor(), { search: 'nantes' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
