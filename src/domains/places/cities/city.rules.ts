import { labelOf } from '#src/domains/places/zones/town.rules.ts';
import { distanceKm, isWithinRadius, SEAT, ZONES, type ZonePlace } from '#src/domains/places/zones/zone.rules.ts';
import { fold } from '#src/kernel/text.ts';
import type { CITY_SLUGS } from './city.contract.ts';

type CitySlug = (typeof CITY_SLUGS)[number];

/** At most this many of the other places are named around a town. */
const NEIGHBOURS_MAX = 5;

/** Page of a town. */
export const cityPath = (slug: CitySlug): string => `/services/${slug}`;

/** The last step of an address, as pages are called: `/services/Lyon/` → `lyon`. */
export const citySlugOf = (pathname: string): string => pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';

/** Another place of the company, seen from a town. */
interface Neighbour {
  name: string;
  /** As the crow flies, whole kilometres. */
  km: number;
}

/** How far a town is, and from what. */
export interface Reach {
  /** As the trip planner knows it: "Valence (26)". */
  town: string;
  coordinates: ZonePlace['coordinates'];
  seat: string;
  /** From the seat, as the crow flies, whole kilometres. */
  km: number;
  isWithinRadius: boolean;
  neighbours: Neighbour[];
}

const placeOf = (slug: CitySlug): ZonePlace => {
  const place = ZONES.find((zone) => zone.slug === slug);
  if (place === undefined) throw new Error(`${slug} is no zone`);
  return place;
};

/** Where a town stands among the places of the company: from its seat, in or out of the circle, what is near. */
export function reachOf(slug: CitySlug): Reach {
  const place = placeOf(slug);
  const kmTo = ({ coordinates }: ZonePlace): number => Math.round(distanceKm(place.coordinates, coordinates));
  const others = ZONES.filter((zone) => zone !== place && zone !== SEAT);
  return {
    town: labelOf(place),
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

/** Stands in for the distance to a commune around the town, which no zone locates. */
const COMMUNE_KM = 10;

/** Whole words, so that "Lyon 4e" is Lyon and "Lyonnet" is not. */
const names = (location: string, place: string): boolean => ` ${location} `.includes(` ${place} `);
const words = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

interface Town {
  slug: CitySlug;
  quarters: { communes: readonly string[] };
}

/** Kilometres from a town to where somebody says they live; infinite when nobody knows where that is. */
function kmToLocation({ slug, quarters }: Town, location: string): number {
  const told = words(location);
  const town = placeOf(slug);
  // First, for their names may hold the town's: Bourg-lès-Valence.
  if (quarters.communes.some((commune) => names(told, words(commune)))) return COMMUNE_KM;
  if (names(told, words(town.name))) return 0;
  const distances = ZONES.filter(({ name }) => names(told, words(name))).map(({ coordinates }) =>
    distanceKm(town.coordinates, coordinates),
  );
  return Math.min(...distances);
}

/** Those of the town first, then of the nearest places; equals keep the owner's order. */
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
