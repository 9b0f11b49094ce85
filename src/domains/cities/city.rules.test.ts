import { describe, expect, it } from 'vitest';
import { CITY_SLUGS } from './city.contract.ts';
import { cityPath, citySlugOf, nearestTestimonials, reachOf } from './city.rules.ts';

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

describe('the testimonials of a town', () => {
  const LYON = { slug: 'lyon', quarters: { communes: ['Villeurbanne', 'Sainte-Foy-lès-Lyon'] } } as const;
  const told = (location: string, rating = 5) => ({ location, rating });
  const near = (...told: { location: string; rating: number }[]) =>
    nearestTestimonials(told, LYON, { stars: 5, count: 3 }).map(({ location }) => location);

  it('are its own first, then those around it, then the nearest places', () => {
    expect(near(told('Montélimar'), told('Vienne'), told('Villeurbanne'), told('Lyon 4e'))).toEqual([
      'Lyon 4e',
      'Villeurbanne',
      'Vienne',
    ]);
  });

  it('take the town wherever it is named, whatever the case and the marks', () => {
    expect(near(told('Saint-Étienne'), told('Croix-Rousse, LYON (69)'), told('saint etienne'))).toEqual([
      'Croix-Rousse, LYON (69)',
      'Saint-Étienne',
      'saint etienne',
    ]);
  });

  it('tell a commune around it from the town that its name holds', () => {
    const VALENCE = { slug: 'valence', quarters: { communes: ['Bourg-lès-Valence'] } } as const;
    const told = ['Bourg-lès-Valence', 'Valence'].map((location) => ({ location, rating: 5 }));
    expect(nearestTestimonials(told, VALENCE, { stars: 5, count: 1 })).toEqual([{ location: 'Valence', rating: 5 }]);
  });

  it('take a word for a town only when it is the whole word', () => {
    expect(near(told('Lyonnet'), told('Grenoble'))).toEqual(['Grenoble', 'Lyonnet']);
  });

  it('have five stars, and keep the owner’s order among equals', () => {
    expect(near(told('', 5), told('Lyon', 4), told('Nulle-Part'), told('Valence'))).toEqual([
      'Valence',
      '',
      'Nulle-Part',
    ]);
  });

  it('are fewer when there are fewer', () => {
    expect(near()).toEqual([]);
  });
});
