import { perApp } from '#src/platform/app-state.server.ts';
import type { Commune, NearbyCommune } from './commune.contract.ts';
import {
  type CommuneIndex,
  communeByCode,
  findAround,
  findCommunes,
  findNearby,
  toCommuneIndex,
} from './commune.rules.ts';
import type { Coordinates } from './zone.contract.ts';
import { nameOfPoint } from './zone.rules.ts';

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
export const namePoint = async (at: Coordinates): Promise<string> =>
  nameOfPoint(findAround(await readIndex(), at, NAMES_WITHIN_KM));

/** Returns the communes of this size within a distance. */
export const communesAround = async (from: Coordinates, km: number, leastInhabitants: number): Promise<Commune[]> =>
  findAround(await readIndex(), from, km, leastInhabitants);
