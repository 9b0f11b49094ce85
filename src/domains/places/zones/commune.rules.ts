import { lazy } from '#src/kernel/lazy.ts';
import { fold } from '#src/kernel/text.ts';
import { COMMUNES_MAX, type Commune, type NearbyCommune } from './commune.contract.ts';
import type { Coordinates } from './zone.contract.ts';
import { distanceKm } from './zone.rules.ts';

/** Search in the packed communes of France: a department and its rows, as `tools/pack-communes.mjs` writes them. */

export type PackedDepartment = readonly string[];

/** Packed rows with what the search compares. Rows stay packed: 35,000 objects would take ten times the memory. */
export interface CommuneIndex {
  /** First row of each department, ascending. */
  departments: readonly { code: string; name: string; first: number }[];
  rows: readonly string[];
  /** What a search by words compares, made at the first one: who asks for what lies around a point needs none of it. */
  searched: () => SearchedRows;
}

interface SearchedRows {
  /** Names without accents, case and punctuation. */
  names: readonly string[];
  /** The same without their article. */
  bareNames: readonly string[];
  inhabitants: Int32Array;
  /** Rows with a postcode of another department, which is written in full. */
  crossing: readonly number[];
}

/** Normalises names, one on each line, for comparison: without accents, hyphens and numbers, "St" written out. */
const plainNames = (lines: string): string =>
  fold(lines)
    .replace(/[^a-z\n]+/g, ' ')
    .replace(/^ +| +$/gm, '')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');

/** Normalises a name for comparison. */
export const plainName = (name: string): string => plainNames(name.replaceAll('\n', ' '));

const withoutArticle = (name: string): string => name.replace(/^(les?|la|l) /, '');

function toSearched(rows: readonly string[]): SearchedRows {
  // All names at once: one by one they take four times as long.
  const names = plainNames(rows.map((row) => row.slice(0, row.indexOf('|'))).join('\n')).split('\n');
  const inhabitants = new Int32Array(rows.length);
  const crossing: number[] = [];
  rows.forEach((row, place) => {
    const [, , postcodes = '', count] = row.split('|');
    inhabitants[place] = Number(count);
    if (/\d{5}/.test(postcodes)) crossing.push(place);
  });
  return { names, bareNames: names.map(withoutArticle), inhabitants, crossing };
}

export function toCommuneIndex(packed: readonly PackedDepartment[]): CommuneIndex {
  const rows: string[] = [];
  const departments = packed.map(([code = '', name = '', text = '']) => {
    const first = rows.length;
    rows.push(...text.split(';'));
    return { code, name, first };
  });
  return { departments, rows, searched: lazy(() => toSearched(rows)) };
}

const departmentAt = ({ departments }: CommuneIndex, place: number) =>
  departments.findLast(({ first }) => first <= place) ?? { code: '', name: '', first: 0 };

const FULL_POSTCODE = 5;

export function communeAt(index: CommuneIndex, place: number): Commune {
  const { code, name: departmentName } = departmentAt(index, place);
  const [name = '', end = '', postcodes = '', inhabitants = '0', lat = '0', lng = '0'] =
    index.rows[place]?.split('|') ?? [];
  return {
    code: code + end,
    name,
    department: { code, name: departmentName },
    postcodes: postcodes
      .split(' ')
      .filter(Boolean)
      .map((postcode) => (postcode.length === FULL_POSTCODE ? postcode : code + postcode)),
    inhabitants: Number(inhabitants),
    coordinates: { lat: Number(lat), lng: Number.parseFloat(lng) },
    isApproximate: lng.endsWith('~'),
  };
}

/** Returns the commune with this code of INSEE. */
export function communeByCode(index: CommuneIndex, code: string): Commune | undefined {
  const department = index.departments.find((one) => code.startsWith(one.code));
  if (department === undefined) return undefined;
  const next = index.departments.find(({ first }) => first > department.first)?.first ?? index.rows.length;
  const end = `|${code.slice(department.code.length)}|`;
  for (let place = department.first; place < next; place += 1) {
    const row = index.rows[place] ?? '';
    if (row.startsWith(end, row.indexOf('|'))) return communeAt(index, place);
  }
  return undefined;
}

/** Matches a packed row in which a postcode begins so. The first search is fast, too: no loop over characters waits for a compiler. */
const postcodeBegins = (begin: string): RegExp => new RegExp(`^[^|]*\\|[^|]*\\|(?:[^|]* )?${begin}`);

/** Returns the rows with such a postcode: only those of its departments, and those with a postcode of another. */
function byPostcode(index: CommuneIndex, digits: string): number[] {
  const { departments, rows, searched } = index;
  const possible = new Set(searched().crossing);
  for (const [at, { code, first }] of departments.entries()) {
    if (!digits.startsWith(code) && !code.startsWith(digits)) continue;
    const pattern = postcodeBegins(`(?:${digits.slice(code.length)}|${digits})`);
    const end = departments[at + 1]?.first ?? rows.length;
    for (let place = first; place < end; place += 1) if (pattern.test(rows[place] ?? '')) possible.add(place);
  }
  return [...possible].filter((place) => communeAt(index, place).postcodes.some((code) => code.startsWith(digits)));
}

/** Returns how well each name answers: the name itself (0), its beginning (1), the beginning of a later word (2). */
function byName({ searched }: CommuneIndex, asked: string): Map<number, number> {
  const { names, bareNames } = searched();
  const bare = withoutArticle(asked);
  const inside = ` ${bare}`;
  const found = new Map<number, number>();
  for (let place = 0; place < names.length; place += 1) {
    const name = names[place] ?? '';
    // Most names do not contain the words at all.
    if (!name.includes(bare)) continue;
    const bareName = bareNames[place] ?? '';
    if (name === asked || bareName === bare) found.set(place, 0);
    else if (name.startsWith(asked) || bareName.startsWith(bare)) found.set(place, 1);
    else if (name.includes(inside)) found.set(place, 2);
  }
  return found;
}

/** More than any commune has: a better rank comes before the largest. */
const MOST_INHABITANTS = 1e9;

/** Returns the communes whose name or postcode begins so: the exact names first, then the largest. */
export function findCommunes(index: CommuneIndex, asked: string, limit = COMMUNES_MAX): Commune[] {
  const digits = /^\s*(\d{2,5})\b/.exec(asked)?.[1];
  const name = plainName(asked);
  const named = name === '' ? new Map<number, number>() : byName(index, name);
  const coded = digits === undefined ? undefined : byPostcode(index, digits);
  const { inhabitants } = index.searched();
  const both = coded?.filter((place) => named.has(place)) ?? [];
  const chosen = [both, coded ?? [], [...named.keys()]].find((places) => places.length > 0) ?? [];
  return chosen
    .map((place) => ({ place, key: (named.get(place) ?? 0) * MOST_INHABITANTS - (inhabitants[place] ?? 0) }))
    .toSorted((one, other) => one.key - other.key || one.place - other.place)
    .slice(0, limit)
    .map(({ place }) => communeAt(index, place));
}

const KM_PER_DEGREE = 111;
/** A distance is compared in whole kilometres. */
const ROUNDED_KM = 0.5;

/** Returns how far a packed row is from a point; infinite where its latitude alone is too far, which is quickly known. */
function kmTo(from: Coordinates, row: string, km: number): number {
  const end = row.lastIndexOf('|');
  const lat = Number(row.slice(row.lastIndexOf('|', end - 1) + 1, end));
  if (Math.abs(lat - from.lat) * KM_PER_DEGREE > km + 1) return Number.POSITIVE_INFINITY;
  return distanceKm(from, { lat, lng: Number.parseFloat(row.slice(end + 1)) });
}

/** Commune with its distance from a point, in kilometres and parts of them. */
type LocatedCommune = Commune & { km: number };

/** Returns the communes of this size within a distance. */
export function findAround(index: CommuneIndex, from: Coordinates, km: number, leastInhabitants = 0): LocatedCommune[] {
  const found: LocatedCommune[] = [];
  for (let place = 0; place < index.rows.length; place += 1) {
    const distance = kmTo(from, index.rows[place] ?? '', km);
    if (distance > km) continue;
    const commune = communeAt(index, place);
    if (commune.inhabitants >= leastInhabitants) found.push({ ...commune, km: distance });
  }
  return found;
}

/** Returns the largest communes within a distance of one of them, the nearest first; none around an unknown code. */
export function findNearby(index: CommuneIndex, code: string, km: number, limit = COMMUNES_MAX): NearbyCommune[] {
  const centre = communeByCode(index, code);
  if (centre === undefined) return [];
  return findAround(index, centre.coordinates, km + ROUNDED_KM)
    .map((commune) => ({ ...commune, km: Math.round(commune.km) }))
    .filter((commune) => commune.code !== code && commune.km <= km)
    .toSorted((one, other) => other.inhabitants - one.inhabitants)
    .slice(0, limit)
    .toSorted((one, other) => one.km - other.km);
}
