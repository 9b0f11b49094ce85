import { z } from 'zod';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { type ApiCall, callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { type AreaChange, AreaRecord } from './area.contract.ts';
import { Commune } from './commune.contract.ts';
import { type Direction, ListedPlace, type NewPlace, Place, PlaceStatistics } from './place.contract.ts';

const PATH = '/admin/places';

export const fetchPlaces = (query: NonNullable<ApiCall['query']>): Promise<{ items: ListedPlace[]; meta: PageMeta }> =>
  callPage(PATH, ListedPlace, { query });

export const fetchStatistics = (): Promise<PlaceStatistics> => callApi(`${PATH}/statistics`, PlaceStatistics);

export const fetchPlace = (id: number): Promise<ListedPlace> => callApi(`${PATH}/${id}`, ListedPlace);

export const addPlace = (place: NewPlace): Promise<Place> => callApi(PATH, Place, { method: 'POST', body: place });

export const changePlace = (
  id: number,
  change: Partial<NewPlace> & { updated_at?: string | undefined },
): Promise<Place> => callApi(`${PATH}/${id}`, Place, { method: 'PUT', body: change });

export const movePlace = (id: number, direction: Direction): Promise<Place> =>
  callApi(`${PATH}/${id}/move`, Place, { method: 'PUT', body: { direction } });

export const deletePlace = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const searchCommunes = (search: string): Promise<Commune[]> =>
  callApi('/admin/communes', z.array(Commune), { query: { search } });

export const fetchArea = (): Promise<AreaRecord> => callApi('/admin/area', AreaRecord);

export const changeArea = (change: AreaChange): Promise<AreaRecord> =>
  callApi('/admin/area', AreaRecord, { method: 'PUT', body: change });
