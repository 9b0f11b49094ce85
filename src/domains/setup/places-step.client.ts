import { z } from 'zod';
import { type AreaChange, AreaRecord } from '#src/domains/places/zones/area.contract.ts';
import { Commune, NearbyCommune } from '#src/domains/places/zones/commune.contract.ts';
import { ListedPlace, type NewPlace, Place } from '#src/domains/places/zones/place.contract.ts';
import { callApi, callPage } from '#src/ui/http/api-client.ts';

const PLACES = '/admin/places';
const AREA = '/admin/area';
const COMMUNES = '/admin/communes';
/** Many more than a set-up has. */
const ALL = { per_page: 100, sort_by: 'sort_order' };

/** Seat, radius and places that are stored. */
export interface StoredPlaces {
  area: AreaRecord;
  places: ListedPlace[];
}

/** Returns the stored area with its places. */
export async function fetchStoredPlaces(): Promise<StoredPlaces> {
  const [area, { items }] = await Promise.all([
    callApi(AREA, AreaRecord),
    callPage(PLACES, ListedPlace, { query: ALL }),
  ]);
  return { area, places: items };
}

export const searchCommunes = (search: string): Promise<Commune[]> =>
  callApi(COMMUNES, z.array(Commune), { query: { search } });

export const fetchNearbyCommunes = (code: string): Promise<NearbyCommune[]> =>
  callApi(`${COMMUNES}/around`, z.array(NearbyCommune), { query: { code } });

export const addPlace = (place: NewPlace): Promise<Place> => callApi(PLACES, Place, { method: 'POST', body: place });

export const changeArea = (change: AreaChange): Promise<AreaRecord> =>
  callApi(AREA, AreaRecord, { method: 'PUT', body: change });
