import { describe, expect, it } from 'vitest';
import { CITY_SLUGS } from './city.contract.ts';
import { cityPath, citySlugOf, nearestTo, reachOf } from './city.rules.ts';

describe('the address of a town', () => {
  it.each([
    ['/services/lyon', 'lyon'],
    ['/services/Saint-Etienne/', 'saint-etienne'],
    ['/', ''],
  ])('of %s is read as “%s”', (pathname, slug) => {
    expect(citySlugOf(pathname)).toBe(slug);
  });

  it('leads back to itself', () => {
    for (const slug of CITY_SLUGS) expect(citySlugOf(cityPath(slug))).toBe(slug);
  });
});

describe('the reach', () => {
  it.each([
    ['valence', 23, true],
    ['lyon', 112, true],
    ['clermont-ferrand', 173, false],
  ] as const)('of %s is %i km from the seat', (slug, km, isWithinRadius) => {
    expect(reachOf(slug)).toMatchObject({ seat: 'Le Pouzin', km, isWithinRadius });
  });

  it('names the nearest places, the seat and the town itself apart', () => {
    const { neighbours } = reachOf('lyon');
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

describe('what is nearest to a town', () => {
  const LYON = { slug: 'lyon', quarters: { communes: ['Villeurbanne', 'Sainte-Foy-lès-Lyon'] } } as const;
  const near = (...locations: string[]) =>
    nearestTo(
      LYON,
      locations.map((location) => ({ location })),
      3,
    ).map(({ location }) => location);

  it('is its own first, then what is around it, then the nearest places', () => {
    expect(near('Montélimar', 'Vienne', 'Villeurbanne', 'Lyon 4e')).toEqual(['Lyon 4e', 'Villeurbanne', 'Vienne']);
  });

  it('is told by a name wherever it stands, whatever its case and marks', () => {
    expect(near('Saint-Étienne', 'Croix-Rousse, LYON (69)', 'saint etienne')).toEqual([
      'Croix-Rousse, LYON (69)',
      'Saint-Étienne',
      'saint etienne',
    ]);
  });

  it('is not told by a part of a word', () => {
    expect(near('Lyonnet', 'Grenoble')).toEqual(['Grenoble', 'Lyonnet']);
  });

  it('is the town before a commune that holds its name', () => {
    const VALENCE = { slug: 'valence', quarters: { communes: ['Bourg-lès-Valence'] } } as const;
    const placed = ['Bourg-lès-Valence', 'Valence'].map((location) => ({ location }));
    expect(nearestTo(VALENCE, placed, 1)).toEqual([{ location: 'Valence' }]);
  });

  it('keeps the owner’s order among equals, those of nowhere last', () => {
    expect(near('', 'Nulle-Part', 'Valence')).toEqual(['Valence', '', 'Nulle-Part']);
  });

  it('is less when there is less', () => {
    expect(near()).toEqual([]);
  });
});
