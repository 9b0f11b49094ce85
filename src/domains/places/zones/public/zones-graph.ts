import type { Zone } from '../zone.contract.ts';

/** Describes the places of /zones for search engines. */
export const zonesNode = (origin: string, zones: Zone[]): object => ({
  '@type': 'ItemList',
  '@id': `${origin}/zones#villes`,
  numberOfItems: zones.length,
  itemListElement: zones.map(({ slug, name, coordinates, department, pageHref }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'City',
      name,
      url: `${origin}${pageHref ?? `/zones#${slug}`}`,
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
      containedInPlace: { '@type': 'AdministrativeArea', name: department.name },
    },
  })),
});
