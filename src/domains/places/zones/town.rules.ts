import { fold } from '#src/kernel/text.ts';
import type { Town } from './trip.contract.ts';
import { distanceKm, isWithinRadius, SEAT, ZONES } from './zone.rules.ts';

/** Which town is meant. */

/** A line of the list of towns: name, department, latitude, longitude. */
export type TownRow = readonly (string | number)[];

const townOf = ([name, department, lat, lng]: TownRow): Town => ({
  name: String(name),
  department: String(department),
  coordinates: { lat: Number(lat), lng: Number(lng) },
});

/** Every town the planner knows; what is said of a zone goes before what a list says of the same town. */
export function knownTowns(rows: readonly TownRow[]): Town[] {
  const zones = ZONES.map(({ name, department, coordinates }): Town => ({ name, department, coordinates }));
  const taken = new Set(zones.map(labelOf));
  return [...zones, ...rows.map(townOf).filter((town) => !taken.has(labelOf(town)))];
}

/** "Valence (26)": a town, told from its namesakes. */
export const labelOf = ({ name, department }: Town): string => `${name} (${department})`;

/** A name as it is compared: without marks, hyphens and number, "St" written out. */
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
 * The towns a name may mean, the nearest first: those of exactly that name, else without the article,
 * else those that begin so, else those that hold it. A department in brackets chooses among namesakes.
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

/** Names to offer: the towns of the served circle, in the order of the alphabet, namesakes by department. */
export function suggestionsOf(towns: Town[]): string[] {
  const offered = towns.filter(isWithinRadius);
  const times = Map.groupBy(offered, ({ name }) => name);
  return offered
    .map((town) => ((times.get(town.name)?.length ?? 0) > 1 ? labelOf(town) : town.name))
    .toSorted((one, other) => one.localeCompare(other, 'fr'));
}
