import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { companyId } from '#src/domains/website/structured-data.views.ts';
import type { City } from '../city.contract.ts';
import { cityPath } from '../city.rules.ts';

/** Describes the company's services in this city, for search engines. */
export function cityService(
  { origin }: PublicFrame,
  { slug, name, department, coordinates, hero, services }: City,
): object {
  return {
    '@type': 'Service',
    '@id': `${origin}${cityPath(slug)}#service`,
    name: hero.title,
    ...(services.trades.length > 0 && { serviceType: services.trades.map(({ title }) => title) }),
    url: `${origin}${cityPath(slug)}`,
    provider: { '@id': companyId(origin) },
    areaServed: {
      '@type': 'City',
      name,
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
      containedInPlace: { '@type': 'AdministrativeArea', name: department },
    },
  };
}
