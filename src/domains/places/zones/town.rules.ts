import { fold } from '#src/kernel/text.ts';
import type { Town } from './trip.contract.ts';
import { distanceKm, isWithinRadius, SEAT, ZONES } from './zone.rules.ts';

/** Search for a town by its name. */

/** Row of the town list: name, department, latitude, longitude. */
export type TownRow = readonly (string | number)[];

const getTown = ([name, department, lat, lng]: TownRow): Town => ({
  name: String(name),
  department: String(department),
  coordinates: { lat: Number(lat), lng: Number(lng) },
});

/** Returns every town the planner knows; the data of a zone replaces the list's entry for the same town. */
export function knownTowns(rows: readonly TownRow[]): Town[] {
  const zones = ZONES.map(({ name, department, coordinates }): Town => ({ name, department, coordinates }));
  const taken = new Set(zones.map(getLabel));
  return [...zones, ...rows.map(getTown).filter((town) => !taken.has(getLabel(town)))];
}

/** Returns a town with its department: "Valence (26)". */
export const getLabel = ({ name, department }: Town): string => `${name} (${department})`;

/** Normalises a name for comparison: without accents, hyphens and number, "St" written out. */
const plain = (name: string): string =>
  fold(name)
    .replace(/\d+/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');

const withoutArticle = (name: string): string => name.replace(/^(les?|la|l) /, '');

const CHOICES_MAX = 8;

const nearestFirst = (towns: Town[]): Town[] =>
  towns.toSorted(
    (one, other) => distanceKm(SEAT.coordinates, one.coordinates) - distanceKm(SEAT.coordinates, other.coordinates),
  );

/**
 * Returns the towns a name may refer to, the nearest first: exact matches, else without the article, else by
 * prefix, else by substring. A department in brackets chooses among namesakes.
 */
export function townsNamed(asked: string, towns: Town[]): Town[] {
  const name = plain(asked);
  if (name === '') return [];
  const [, department] = /\((\d\d)\)\s*$/.exec(asked) ?? [];
  const candidates = department === undefined ? towns : towns.filter((town) => town.department === department);
  const readings: ((known: string) => boolean)[] = [
    (known) => known === name,
    (known) => withoutArticle(known) === withoutArticle(name),
    (known) => withoutArticle(known).startsWith(withoutArticle(name)),
    (known) => known.includes(name),
  ];
  for (const suits of readings) {
    const found = candidates.filter((town) => suits(plain(town.name)));
    if (found.length > 0) return nearestFirst(found).slice(0, CHOICES_MAX);
  }
  return [];
}

/** Returns suggested names: the towns of the served circle, alphabetically, namesakes by department. */
export function getSuggestions(towns: Town[]): string[] {
  const offered = towns.filter(isWithinRadius);
  const times = Map.groupBy(offered, ({ name }) => name);
  return offered
    .map((town) => ((times.get(town.name)?.length ?? 0) > 1 ? getLabel(town) : town.name))
    .toSorted((one, other) => one.localeCompare(other, 'fr'));
}
