import type { AreaRecord } from './area.contract.ts';
import { type Area, type Coordinates, DIRECTIONS, type Direction, type ZoneColor } from './zone.contract.ts';

/** Distances and the served circle. */

const EARTH_RADIUS_KM = 6_371;

/** Returns the great-circle distance between two points. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const halfChord = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    halfChord(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfChord(to.lng - from.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Returns the direction in which a place lies, on a flat map: good enough within a few hundred kilometres. */
export function getDirection(from: Coordinates, to: Coordinates): Direction {
  const east = (to.lng - from.lng) * Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  const turns = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI);
  const index = Math.round((turns + 1) * DIRECTIONS.length) % DIRECTIONS.length;
  return DIRECTIONS[index] ?? 'n';
}

/** Area of a company that has stored no place. */
export const NO_AREA: Area = { seat: null, centre: null, centreName: '', radiusKm: null, zones: [] };

type Circle = Pick<Area, 'centre' | 'radiusKm'>;

interface Located {
  coordinates: Coordinates;
}

/**
 * Returns whether a place is in the served circle, whose radius is measured from the centre of the area; beyond it, work
 * is studied case by case. Without a stated radius no place is beyond it.
 */
export const isWithinRadius = ({ centre, radiusKm }: Circle, { coordinates }: Located): boolean =>
  centre === null || radiusKm === null || distanceKm(centre, coordinates) <= radiusKm;

/** Distance within which the largest commune gives its name to a point: it is better known than the nearest one. */
const NAMED_WITHIN_KM = 5;

/** Returns the name by which a point is known, of communes with their distances; empty without one. */
export function nameOfPoint(communes: readonly { name: string; inhabitants: number; km: number }[]): string {
  const close = communes.filter(({ km }) => km <= NAMED_WITHIN_KM);
  const [known] = close.toSorted((one, other) => other.inhabitants - one.inhabitants);
  const [nearest] = communes.toSorted((one, other) => one.km - other.km);
  return (known ?? nearest)?.name ?? '';
}

/** Returns the radius of the inner ring of the map. */
export const nearKm = (radiusKm: number): number => Math.round(radiusKm / 2);

export const isSeat = ({ seat }: Pick<Area, 'seat'>, { slug }: { slug: string }): boolean => seat?.slug === slug;

/** Returns the colour of a zone on the map, which also sets its shape. */
export function zoneColor(area: Area, zone: Located & { slug: string }): ZoneColor {
  if (isSeat(area, zone)) return 'patine';
  if (!isWithinRadius(area, zone)) return 'ardoise';
  if (area.centre === null || area.radiusKm === null) return 'terre';
  return distanceKm(area.centre, zone.coordinates) > nearKm(area.radiusKm) ? 'ocre' : 'terre';
}

/** Counts, for /zones, the zones around the seat, and their districts rounded down to ten. */
export function zoneFigures(zones: { isSeat: boolean; cities: string[] }[]): { zones: number; districts: number } {
  const around = zones.filter((zone) => !zone.isSeat);
  const districts = around.reduce((sum, { cities }) => sum + cities.length, 0);
  return { zones: around.length, districts: Math.floor(districts / 10) * 10 };
}

/** Address of a town's own page. */
export const townPagePath = (slug: string): string => `/services/${slug}`;

/** Factor between the served radius and the reach of the trip planner. */
const REACH = 1.7;
/** Reach of the trip planner of a company that states no radius. */
const REACH_WITHOUT_RADIUS_KM = 100;

/** Returns how far from the seat the trip planner knows communes. */
export const plannerReachKm = ({ radiusKm }: Pick<Area, 'radiusKm'>): number =>
  radiusKm === null ? REACH_WITHOUT_RADIUS_KM : Math.round(radiusKm * REACH);

/** Sets the day on which a radius was declared, when it changes; without a radius there is none. */
export function withRadiusDay<Record extends Pick<AreaRecord, 'radius_km' | 'radius_declared_on'>>(
  before: Record,
  after: Record,
  today: string,
): Record {
  if (before.radius_km === after.radius_km) return after;
  return { ...after, radius_declared_on: after.radius_km === null ? '' : today };
}
