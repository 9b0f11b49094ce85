import { getLabel } from '#src/domains/places/zones/town.rules.ts';
import { distanceKm, isWithinRadius, SEAT, ZONES, type ZonePlace } from '#src/domains/places/zones/zone.rules.ts';
import { fold } from '#src/kernel/text.ts';
import { CITY_SLUGS } from './city.contract.ts';

type CitySlug = (typeof CITY_SLUGS)[number];

/** Maximum number of other places named around a town. */
const NEIGHBOURS_MAX = 5;

export const cityPath = (slug: CitySlug): string => `/services/${slug}`;

/** Returns the last segment of a path, lower-cased: `/services/Lyon/` → `lyon`. */
export const getCitySlug = (pathname: string): string => pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';

/** Another place of the company near a town. */
interface Neighbour {
  name: string;
  /** Distance as the crow flies, whole kilometres. */
  km: number;
}

/** Distance of a town from a reference place. */
export interface Reach {
  /** Name in the trip planner: "Valence (26)". */
  town: string;
  coordinates: ZonePlace['coordinates'];
  seat: string;
  /** Distance from the seat as the crow flies, whole kilometres. */
  km: number;
  isWithinRadius: boolean;
  neighbours: Neighbour[];
}

const getPlace = (slug: CitySlug): ZonePlace => {
  const place = ZONES.find((zone) => zone.slug === slug);
  if (place === undefined) throw new Error(`${slug} is no zone`);
  return place;
};

/** Returns a town's distance from the company's seat, whether it is inside the radius, and the nearest places. */
export function getReach(slug: CitySlug): Reach {
  const place = getPlace(slug);
  const kmTo = ({ coordinates }: ZonePlace): number => Math.round(distanceKm(place.coordinates, coordinates));
  const others = ZONES.filter((zone) => zone !== place && zone !== SEAT);
  return {
    town: getLabel(place),
    coordinates: place.coordinates,
    seat: SEAT.name,
    km: kmTo(SEAT),
    isWithinRadius: isWithinRadius(place),
    neighbours: others
      .map((zone) => ({ name: zone.name, km: kmTo(zone) }))
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
  slug: CitySlug;
  quarters: { communes: readonly string[] };
}

/** Returns kilometres from a town to a stated location; infinite if the location is unknown. */
function kmToLocation({ slug, quarters }: Town, location: string): number {
  const result = words(location);
  const town = getPlace(slug);
  // Communes first: their names may contain the town's, as in Bourg-lès-Valence.
  if (quarters.communes.some((commune) => names(result, words(commune)))) return COMMUNE_KM;
  if (names(result, words(town.name))) return 0;
  const distances = ZONES.filter(({ name }) => names(result, words(name))).map(({ coordinates }) =>
    distanceKm(town.coordinates, coordinates),
  );
  return Math.min(...distances);
}

/** Sorts entries of the town first, then by distance; equals keep the owner's order. */
export const nearestTo = <Placed extends { location: string }>(
  town: Town,
  placed: readonly Placed[],
  count: number,
): Placed[] =>
  placed
    .map((one) => ({ one, km: kmToLocation(town, one.location) }))
    .sort((first, second) => (first.km === second.km ? 0 : first.km - second.km))
    .slice(0, count)
    .map(({ one }) => one);

/** City pages by slug. */
export const TOWN_PAGES: Partial<Record<string, string>> = Object.fromEntries(
  CITY_SLUGS.map((slug) => [slug, cityPath(slug)]),
);
