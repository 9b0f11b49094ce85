import { describe, expect, it } from 'vitest';
import { communesAround, communesNear, findCommune, searchCommunes } from './commune.internal.server.ts';

describe('searchCommunes', () => {
  it.each([
    ['nantes', '44109', '44'],
    ['Saint Denis', '97411', '974'],
    ['93200 st denis', '93066', '93'],
    ['97400', '97411', '974'],
    ['ajaccio', '2A004', '2A'],
    ['mamoudzou', '97611', '976'],
  ])('finds “%s” among all communes of France', async (asked, code, department) => {
    const [first] = await searchCommunes(asked);
    expect(first).toMatchObject({ code, department: { code: department } });
  });
});

describe('findCommune', () => {
  it('knows every code once, and marks a position that is only approximate', async () => {
    expect(await findCommune('44109')).toMatchObject({ name: 'Nantes', isApproximate: false });
    expect(await findCommune('01002')).toMatchObject({ isApproximate: true });
    expect(await findCommune('00000')).toBeUndefined();
  });
});

describe('positions overseas', () => {
  it.each([
    ['97502', 'Saint-Pierre', 46.78, -56.18],
    ['97701', 'Saint-Barthélemy', 17.9, -62.83],
    ['97801', 'Saint-Martin', 18.08, -63.06],
    ['98735', 'Papeete', -17.53, -149.57],
    ['98731', 'Nuku-Hiva', -8.91, -140.1],
    ['98818', 'Nouméa', -22.27, 166.45],
    ['98613', 'Uvea', -13.28, -176.17],
  ])('finds %s %s in its own waters', async (code, name, lat, lng) => {
    const commune = await findCommune(code);
    expect(commune?.name).toBe(name);
    expect(Math.abs((commune?.coordinates.lat ?? 0) - lat)).toBeLessThan(0.1);
    expect(Math.abs((commune?.coordinates.lng ?? 0) - lng)).toBeLessThan(0.1);
  });
});

describe('communesAround', () => {
  it('returns the larger communes within a distance', async () => {
    const around = await communesAround({ lat: 47.2172, lng: -1.5534 }, 8, 20_000);
    expect(around.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nantes', 'Rezé', 'Saint-Herblain']));
    expect(around.every(({ inhabitants }) => inhabitants >= 20_000)).toBe(true);
  });
});

describe('communesNear', () => {
  it('proposes the largest communes around the seat, the nearest first', async () => {
    const near = await communesNear('44109', 15);
    expect(near).toHaveLength(12);
    expect(near.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rezé', 'Saint-Herblain', 'Orvault']));
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((one, other) => one - other));
  });
});
