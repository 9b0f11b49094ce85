import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { type CityPageChange, CityPageRecord } from './city-admin.contract.ts';

const getPath = (id: number): string => `/admin/places/${id}/page`;

export const fetchCityPage = (id: number): Promise<CityPageRecord> => callApi(getPath(id), CityPageRecord);

export const saveCityPage = ({ id, ...change }: CityPageChange & { id: number }): Promise<CityPageRecord> =>
  callApi(getPath(id), CityPageRecord, { method: 'PUT', body: change });

export const deleteCityPage = (id: number): Promise<void> => callPlain(getPath(id), { method: 'DELETE' });
