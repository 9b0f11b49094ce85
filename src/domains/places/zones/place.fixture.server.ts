import { systemContext } from '#src/platform/operation.server.ts';
import { changeArea } from './commands/change-area.server.ts';
import { createPlace } from './commands/create-place.server.ts';
import { findCommune } from './commune.internal.server.ts';
import type { NewPlace, Place } from './place.contract.ts';

const system = systemContext('test');

/** Commune of France as a new place, as the back office fills it from the search. */
export async function fromCommune(code: string): Promise<Pick<Place, 'name'> & Partial<NewPlace>> {
  const commune = await findCommune(code);
  if (commune === undefined) throw new Error(`${code} is no commune`);
  const { name, department, postcodes, inhabitants, coordinates, isApproximate } = commune;
  return {
    name,
    insee_code: code,
    department_code: department.code,
    department_name: department.name,
    postcode: postcodes[0] ?? '',
    coordinates,
    inhabitants,
    is_approximate: isApproximate,
  };
}

/** Adds a place from the code of its commune. */
export const addCommune = async (code: string, more: Partial<NewPlace> = {}): Promise<Place> =>
  createPlace(system, { ...(await fromCommune(code)), ...more } as NewPlace);

/** Adds a place that lies nowhere in particular. */
export const aPlace = (more: Partial<NewPlace> = {}): Promise<Place> =>
  createPlace(system, {
    name: 'Blois',
    insee_code: '41018',
    department_code: '41',
    department_name: 'Loir-et-Cher',
    coordinates: { lat: 47.58, lng: 1.33 },
    ...more,
  } as NewPlace);

/** Places of a company: the first commune is its seat. */
export async function anArea(codes: readonly string[], radiusKm: number | null): Promise<Place[]> {
  const places: Place[] = [];
  for (const code of codes) places.push(await addCommune(code));
  await changeArea(system, { seat_id: places[0]?.id ?? null, radius_km: radiusKm });
  return places;
}

/** Nantes and five communes around it. */
export const NANTES_COMMUNES = ['44109', '44143', '44162', '44114', '44026', '44215'] as const;
