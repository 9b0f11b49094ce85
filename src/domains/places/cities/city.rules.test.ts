import { describe, expect, it } from 'vitest';
import { CITY_SLUGS } from './city.contract.ts';
import { cityPath, getCitySlug, getReach, nearestTo } from './city.rules.ts';

describe('getCitySlug', () => {
  it.each([
    ['/services/lyon', 'lyon'],
    ['/services/Saint-Etienne/', 'saint-etienne'],
    ['/', ''],
  ])('reads, from the address of %s, the slug “%s”', (pathname, slug) => {
    expect(getCitySlug(pathname)).toBe(slug);
  });

  it('inverts cityPath', () => {
    for (const slug of CITY_SLUGS) expect(getCitySlug(cityPath(slug))).toBe(slug);
  });
});

describe('getReach', () => {
  it.each([
    ['valence', 23, true],
    ['lyon', 112, true],
    ['clermont-ferrand', 173, false],
  ] as const)('measures from the seat to %s a distance of %i km', (slug, km, isWithinRadius) => {
    expect(getReach(slug)).toMatchObject({ seat: 'Le Pouzin', km, isWithinRadius });
  });

  it('names the nearest places, without the seat and the town itself', () => {
    const { neighbours } = getReach('lyon');
    expect(neighbours.map(({ name }) => name)).toEqual([
      'Francheville',
      'Givors',
      'Vienne',
      'Saint-Étienne',
      'Valence',
    ]);
    expect(neighbours[0]).toEqual({ name: 'Francheville', km: 6 });
  });
});

describe('nearestTo', () => {
  const LYON = { slug: 'lyon', quarters: { communes: ['Villeurbanne', 'Sainte-Foy-lès-Lyon'] } } as const;
  const near = (...locations: string[]) =>
    nearestTo(
      LYON,
      locations.map((location) => ({ location })),
      3,
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
    const VALENCE = { slug: 'valence', quarters: { communes: ['Bourg-lès-Valence'] } } as const;
    const placed = ['Bourg-lès-Valence', 'Valence'].map((location) => ({ location }));
    expect(nearestTo(VALENCE, placed, 1)).toEqual([{ location: 'Valence' }]);
  });

  it('keeps the owner’s order among equals, unknown places last', () => {
    expect(near('', 'Nulle-Part', 'Valence')).toEqual(['Valence', '', 'Nulle-Part']);
  });

  it('returns fewer entries when there are fewer', () => {
    expect(near()).toEqual([]);
  });
});
