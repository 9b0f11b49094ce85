import { describe, expect, it } from 'vitest';
import type { Area } from '#src/domains/places/zones/zone.contract.ts';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { cityPath, getCitySlug, getReach, nearestTo } from './city.rules.ts';

const place = (slug: string, name: string, lat: number, lng: number) => ({ slug, name, coordinates: { lat, lng } });
const LYON = place('lyon', 'Lyon', 45.75781, 4.83201);
const ZONES = [
  LYON,
  place('saint-etienne', 'Saint-Étienne', 45.43967, 4.38718),
  place('valence', 'Valence', 44.93321, 4.8921),
  place('vienne', 'Vienne', 45.52437, 4.87479),
  place('le-pouzin', 'Le Pouzin', 44.75139, 4.74917),
  place('montelimar', 'Montélimar', 44.55809, 4.75074),
  place('grenoble', 'Grenoble', 45.18756, 5.73578),
];
const SEAT = { slug: 'le-pouzin', name: 'Le Pouzin', department: '07', coordinates: { lat: 44.75139, lng: 4.74917 } };
const AREA = { ...NO_AREA, seat: SEAT, centre: { lat: 45.2, lng: 4.8 }, radiusKm: 100 };

describe('getCitySlug', () => {
  it.each([
    ['/services/lyon', 'lyon'],
    ['/services/Saint-Etienne/', 'saint-etienne'],
    ['/', ''],
  ])('reads, from the address of %s, the slug “%s”', (pathname, slug) => {
    expect(getCitySlug(pathname)).toBe(slug);
  });

  it('inverts cityPath', () => {
    for (const { slug } of ZONES) expect(getCitySlug(cityPath(slug))).toBe(slug);
  });
});

describe('getReach', () => {
  const reach = (area: Area = AREA) => getReach({ ...LYON, departmentCode: '69' }, area, ZONES);

  it('measures from the seat, and says whether the town is in the circle', () => {
    expect(reach()).toMatchObject({
      town: 'Lyon (69)',
      seat: 'Le Pouzin',
      km: 112,
      direction: 'n',
      radiusKm: 100,
      isWithinRadius: true,
    });
    expect(reach({ ...AREA, radiusKm: 50 }).isWithinRadius).toBe(false);
  });

  it('names the five nearest places, without the seat and the town itself', () => {
    expect(reach().neighbours.map(({ name }) => name)).toEqual([
      'Vienne',
      'Saint-Étienne',
      'Valence',
      'Grenoble',
      'Montélimar',
    ]);
    expect(reach().neighbours[0]).toEqual({ name: 'Vienne', km: 26 });
  });

  it('knows no distance while there is no seat', () => {
    expect(reach(NO_AREA)).toMatchObject({ seat: null, km: null, direction: null });
  });
});

describe('nearestTo', () => {
  const town = { ...LYON, quarters: { communes: ['Villeurbanne', 'Sainte-Foy-lès-Lyon'] } };
  const near = (...locations: string[]) =>
    nearestTo(
      town,
      locations.map((location) => ({ location })),
      3,
      ZONES,
    ).map(({ location }) => location);

  it('sorts the town first, then its surroundings, then the nearest places', () => {
    expect(near('Montélimar', 'Vienne', 'Villeurbanne', 'Lyon 4e')).toEqual(['Lyon 4e', 'Villeurbanne', 'Vienne']);
  });

  it('matches a place name anywhere in the text, ignoring case and accents', () => {
    expect(near('Saint-Étienne', 'Croix-Rousse, LYON (69)', 'saint etienne')).toEqual([
      'Croix-Rousse, LYON (69)',
      'Saint-Étienne',
      'saint etienne',
    ]);
  });

  it('ignores a match inside a word', () => {
    expect(near('Lyonnet', 'Grenoble')).toEqual(['Grenoble', 'Lyonnet']);
  });

  it('prefers the town to a commune whose name contains it', () => {
    const valence = { ...ZONES[2]!, quarters: { communes: ['Bourg-lès-Valence'] } };
    const placed = ['Bourg-lès-Valence', 'Valence'].map((location) => ({ location }));
    expect(nearestTo(valence, placed, 1, ZONES)).toEqual([{ location: 'Valence' }]);
  });

  it('keeps the owner’s order among equals, unknown places last', () => {
    expect(near('', 'Nulle-Part', 'Valence')).toEqual(['Valence', '', 'Nulle-Part']);
  });

  it('returns fewer entries when there are fewer', () => {
    expect(near()).toEqual([]);
  });
});
