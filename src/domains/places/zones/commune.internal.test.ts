import { describe, expect, it } from 'vitest';
import { communesAround, communesNear, findCommune, searchCommunes } from './commune.internal.server.ts';
import { onPlane, type Point } from './map.views.ts';
import { OUTLINES } from './outlines.internal.server.ts';
import { getRings } from './shape.views.ts';
import { distanceKm } from './zone.rules.ts';

const PARIS = { lat: 48.8534, lng: 2.3488 };
const everyCommune = () => communesAround(PARIS, Number.POSITIVE_INFINITY, 0);

/** Some five kilometres: the outline of the Vendée has no Île d'Yeu. */
const MARGIN = 2;

function isInBox(outline: Point[], { x, y }: Point): boolean {
  const [xs, ys] = [outline.map((point) => point.x), outline.map((point) => point.y)];
  const isWithin = (value: number, ends: number[]) =>
    value >= Math.min(...ends) - MARGIN && value <= Math.max(...ends) + MARGIN;
  return isWithin(x, xs) && isWithin(y, ys);
}

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
    expect(await findCommune('15031')).toMatchObject({ name: 'Celles', isApproximate: true });
    expect(await findCommune('00000')).toBeUndefined();
  });
});

describe('positions', () => {
  it.each([
    ['2A032', 'Bastelicaccia', 41.923, 8.829],
    ['2A040', 'Bocognano', 42.082, 9.061],
    // GeoNames has these dozens of kilometres away.
    ['40271', 'Sainte-Marie-de-Gosse', 43.552, -1.232],
    ['86041', 'Buxerolles', 46.605, 0.37],
  ])('finds %s %s within its own territory', async (code, name, lat, lng) => {
    const commune = await findCommune(code);
    expect(commune).toMatchObject({ name, isApproximate: false });
    expect(distanceKm(commune?.coordinates ?? PARIS, { lat, lng })).toBeLessThan(3);
  });

  it('knows the own position of more than 98 % of the communes', async () => {
    const communes = await everyCommune();
    const approximate = communes.filter(({ isApproximate }) => isApproximate);
    expect(approximate.length / communes.length).toBeLessThan(0.02);
  });

  it('puts every commune within the box of its department', async () => {
    const communes = await everyCommune();
    const strays = OUTLINES.flatMap(({ id, path }) => {
      const own = communes.filter(({ department }) => department.code === id);
      expect(own, id).not.toEqual([]);
      return own.filter(({ coordinates }) => !isInBox(getRings(path).flat(), onPlane(coordinates)));
    });
    expect(strays).toEqual([]);
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
