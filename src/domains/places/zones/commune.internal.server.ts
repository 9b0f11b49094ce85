import { perApp } from '#src/platform/app-state.server.ts';
import type { Commune, NearbyCommune } from './commune.contract.ts';
import {
  type CommuneIndex,
  communeAt,
  communeByCode,
  findCommunes,
  findNearby,
  toCommuneIndex,
} from './commune.rules.ts';
import type { Coordinates } from './zone.contract.ts';
import { distanceKm, nameOfPoint } from './zone.rules.ts';

const loaded = perApp((): { index?: Promise<CommuneIndex> } => ({}));

/** Reads the communes of France at their first use: the start does not wait for them. */
function readIndex(): Promise<CommuneIndex> {
  const own = loaded();
  own.index ??= import('./communes.data.json', { with: { type: 'json' } }).then(({ default: packed }) =>
    toCommuneIndex(packed),
  );
  return own.index;
}

/** Returns the communes whose name or postcode begins so, exact names first, then the largest. */
export const searchCommunes = async (search: string): Promise<Commune[]> => findCommunes(await readIndex(), search);

/** Returns the commune with this code of INSEE. */
export const findCommune = async (code: string): Promise<Commune | undefined> => communeByCode(await readIndex(), code);

/** Returns the largest communes within a distance of one of them, the nearest first; none around an unknown code. */
export const communesNear = async (code: string, km: number): Promise<NearbyCommune[]> =>
  findNearby(await readIndex(), code, km);

/** Communes farther away do not name a point: it lies at sea or abroad. */
const NAMES_WITHIN_KM = 30;

/** Returns the name by which a point of the map is known; empty when no commune is near. */
export async function namePoint(at: Coordinates): Promise<string> {
  const around = await communesAround(at, NAMES_WITHIN_KM, 0);
  return nameOfPoint(around.map((commune) => ({ ...commune, km: distanceKm(at, commune.coordinates) })));
}

/** Returns the communes of this size within a distance. */
export async function communesAround(from: Coordinates, km: number, leastInhabitants: number): Promise<Commune[]> {
  const index = await readIndex();
  return index.rows
    .map((_row, place) => communeAt(index, place))
    .filter((commune) => commune.inhabitants >= leastInhabitants && distanceKm(from, commune.coordinates) <= km);
}
