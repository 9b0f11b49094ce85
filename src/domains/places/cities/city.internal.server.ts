import { PLACES_CONTENT, readArea, readPlaces, readZones } from '#src/domains/places/zones/zone.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { cachedContent } from '#src/platform/content-cache.server.ts';
import type { City, Reach } from './city.contract.ts';
import { getReach } from './city.rules.ts';
import { hasCityPage, selectCityPages } from './city.store.server.ts';
import { allText, OWN_SHARE_MIN, ownShares } from './own-text.rules.ts';

const readCities = cachedContent([PLACES_CONTENT], async (): Promise<City[]> => {
  const [places, pages] = await Promise.all([readPlaces(), selectCityPages()]);
  const published = places.flatMap((place) => {
    const page = pages.find(({ placeId }) => placeId === place.id);
    return page?.isPublished && page.content !== null ? [{ place, content: page.content }] : [];
  });
  const shares = ownShares(published.map(({ content }) => allText(content)));
  return published.map(({ place, content }, at) => ({
    ...content,
    slug: place.slug,
    name: place.name,
    department: place.department_name,
    coordinates: place.coordinates,
    isIndexed: (shares[at] ?? 0) >= OWN_SHARE_MIN,
  }));
});

/** Returns the towns with a published page, in the order of the places. */
export const listTowns = readCities;

/** Returns the content of a town's page. @throws DomainError `not-found`. */
export async function readTown({ slug }: { slug: string }): Promise<City> {
  const city = (await readCities()).find((town) => town.slug === slug);
  if (city === undefined) throw new DomainError('not-found', 'Cette ville n’a pas de page.');
  return city;
}

/** Returns where a town with a page lies, seen from the seat and among the other places. */
export async function readReach({ slug, name, coordinates }: City): Promise<Reach> {
  const [area, zones, places] = await Promise.all([readArea(), readZones(), readPlaces()]);
  const departmentCode = places.find((place) => place.slug === slug)?.department_code ?? '';
  return getReach({ slug, name, coordinates, departmentCode }, area, zones);
}

/** Returns whether a service may not have this address, because the page of a town has it. */
export const isTownAddress = (slug: string): Promise<boolean> => hasCityPage(slug);

/** Returns whether this address of a service shows the page of a town. */
export const showsTown = async (slug: string): Promise<boolean> =>
  (await readCities()).some((town) => town.slug === slug);
