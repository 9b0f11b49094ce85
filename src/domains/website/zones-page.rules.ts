import { CITY_SLUGS } from '#src/domains/places/cities/city.contract.ts';
import type { Zone } from '#src/domains/places/zones/zone.contract.ts';
import { servicePath } from '#src/domains/services/service-paths.rules.ts';

/** City pages by slug. */
export const TOWN_PAGES: Partial<Record<string, string>> = Object.fromEntries(
  CITY_SLUGS.map((slug) => [slug, servicePath(slug)]),
);

/** Describes the places of /zones for search engines. */
export const zonesNode = (origin: string, zones: Zone[]): object => ({
  '@type': 'ItemList',
  '@id': `${origin}/zones#villes`,
  numberOfItems: zones.length,
  itemListElement: zones.map(({ slug, name, coordinates, department }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'City',
      name,
      url: `${origin}${TOWN_PAGES[slug] ?? `/zones#${slug}`}`,
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
      containedInPlace: { '@type': 'AdministrativeArea', name: department.name },
    },
  })),
});
