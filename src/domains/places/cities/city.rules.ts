import { getLabel } from '#src/domains/places/zones/town.rules.ts';
import type { Area, Coordinates, Zone } from '#src/domains/places/zones/zone.contract.ts';
import { distanceKm, getDirection, isWithinRadius, townPagePath } from '#src/domains/places/zones/zone.rules.ts';
import { fold } from '#src/kernel/text.ts';
import type { Reach } from './city.contract.ts';

/** Maximum number of other places named around a town. */
const NEIGHBOURS_MAX = 5;

export const cityPath = townPagePath;

/** Returns the last segment of a path, lower-cased: `/services/Lyon/` → `lyon`. */
export const getCitySlug = (pathname: string): string => pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';

type Placed = Pick<Zone, 'slug' | 'name' | 'coordinates'>;

/** Returns a town's distance from the company's seat, whether it is inside the radius, and the nearest places. */
export function getReach(town: Placed & { departmentCode: string }, area: Area, zones: readonly Placed[]): Reach {
  const { slug, name, departmentCode: department, coordinates } = town;
  const { seat, radiusKm, centreName } = area;
  const kmTo = (to: Coordinates): number => Math.round(distanceKm(coordinates, to));
  return {
    town: getLabel({ name, department }),
    seat: seat?.name ?? null,
    km: seat && kmTo(seat.coordinates),
    direction: seat && getDirection(seat.coordinates, coordinates),
    radiusKm,
    centreName,
    isWithinRadius: isWithinRadius(area, town),
    neighbours: zones
      .filter((zone) => zone.slug !== slug && zone.slug !== seat?.slug)
      .map((zone) => ({ name: zone.name, km: kmTo(zone.coordinates) }))
      .sort((one, other) => one.km - other.km)
      .slice(0, NEIGHBOURS_MAX),
  };
}

/** Assumed distance to a commune around the town, which has no coordinates. */
const COMMUNE_KM = 10;

/** Returns whether whole words match: "Lyon 4e" matches Lyon, "Lyonnet" does not. */
const names = (location: string, place: string): boolean => ` ${location} `.includes(` ${place} `);
const words = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

interface Town {
  name: string;
  coordinates: Coordinates;
  quarters: { communes: readonly string[] };
}

/** Returns kilometres from a town to a stated location; infinite if the location is unknown. */
function kmToLocation(town: Town, location: string, zones: readonly Placed[]): number {
  const result = words(location);
  // Communes first: their names may contain the town's, as in Bourg-lès-Valence.
  if (town.quarters.communes.some((commune) => names(result, words(commune)))) return COMMUNE_KM;
  if (names(result, words(town.name))) return 0;
  const distances = zones
    .filter(({ name }) => names(result, words(name)))
    .map(({ coordinates }) => distanceKm(town.coordinates, coordinates));
  return Math.min(...distances);
}

/** Sorts entries of the town first, then by distance; equals keep the owner's order. */
export const nearestTo = <Entry extends { location: string }>(
  town: Town,
  entries: readonly Entry[],
  count: number,
  zones: readonly Placed[],
): Entry[] =>
  entries
    .map((one) => ({ one, km: kmToLocation(town, one.location, zones) }))
    .sort((first, second) => (first.km === second.km ? 0 : first.km - second.km))
    .slice(0, count)
    .map(({ one }) => one);
