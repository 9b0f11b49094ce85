import type { Commune } from './commune.contract.ts';
import { plainName } from './commune.rules.ts';
import type { Town } from './trip.contract.ts';
import type { Area, Coordinates } from './zone.contract.ts';
import { distanceKm, isWithinRadius } from './zone.rules.ts';

/** Search for a town of the trip planner by its name. */

/** Returns a town with its department: "Valence (26)". */
export const getLabel = ({ name, department }: Pick<Town, 'name' | 'department'>): string => `${name} (${department})`;

/** Returns every town the planner knows; the data of a place replaces the commune of the same name. */
export function knownTowns(places: readonly Town[], communes: readonly Commune[]): Town[] {
  const taken = new Set(places.map(getLabel));
  const others = communes.map(({ name, department, coordinates }) => ({
    name,
    department: department.code,
    coordinates,
  }));
  return [...places, ...others.filter((town) => !taken.has(getLabel(town)))];
}

const withoutArticle = (name: string): string => name.replace(/^(les?|la|l) /, '');

const CHOICES_MAX = 8;

const nearestFirst = (towns: Town[], from: Coordinates): Town[] =>
  towns.toSorted((one, other) => distanceKm(from, one.coordinates) - distanceKm(from, other.coordinates));

/**
 * Returns the towns a name may refer to, the nearest to a point first: exact matches, else without the article, else by
 * prefix, else by substring. A department in brackets chooses among namesakes.
 */
export function townsNamed(asked: string, towns: Town[], from: Coordinates): Town[] {
  const [, department] = /\((\d{2,3}|2[ab])\)\s*$/i.exec(asked) ?? [];
  const name = plainName(department === undefined ? asked : asked.slice(0, asked.lastIndexOf('(')));
  if (name === '') return [];
  const code = department?.toUpperCase();
  const candidates = code === undefined ? towns : towns.filter((town) => town.department === code);
  const readings: ((known: string) => boolean)[] = [
    (known) => known === name,
    (known) => withoutArticle(known) === withoutArticle(name),
    (known) => withoutArticle(known).startsWith(withoutArticle(name)),
    (known) => known.includes(name),
  ];
  for (const suits of readings) {
    const found = candidates.filter((town) => suits(plainName(town.name)));
    if (found.length > 0) return nearestFirst(found, from).slice(0, CHOICES_MAX);
  }
  return [];
}

/** Returns suggested names: the towns of the served circle, alphabetically, namesakes by department. */
export function getSuggestions(towns: Town[], area: Area): string[] {
  const offered = towns.filter((town) => isWithinRadius(area, town));
  const times = Map.groupBy(offered, ({ name }) => name);
  return offered
    .map((town) => ((times.get(town.name)?.length ?? 0) > 1 ? getLabel(town) : town.name))
    .toSorted((one, other) => one.localeCompare(other, 'fr'));
}
