import { z } from 'zod';
import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { type CityPageChange, CityPageDifference, CityPageRecord, CityPageVersion } from './city-admin.contract.ts';

const getPath = (id: number): string => `/admin/places/${id}/page`;

export const fetchCityPage = (id: number): Promise<CityPageRecord> => callApi(getPath(id), CityPageRecord);

export const saveCityPage = ({ id, ...change }: CityPageChange & { id: number }): Promise<CityPageRecord> =>
  callApi(getPath(id), CityPageRecord, { method: 'PUT', body: change });

export const deleteCityPage = (id: number): Promise<void> => callPlain(getPath(id), { method: 'DELETE' });

interface Target {
  id: number;
  updated_at: string;
}

export const discardCityDraft = ({ id, updated_at }: Target): Promise<CityPageRecord> =>
  callApi(`${getPath(id)}/draft`, CityPageRecord, { method: 'DELETE', body: { updated_at } });

export const withdrawCityPage = ({ id, updated_at }: Target): Promise<CityPageRecord> =>
  callApi(`${getPath(id)}/publication`, CityPageRecord, { method: 'DELETE', body: { updated_at } });

export const planCity = ({ id, ...plan }: Target & { publish_at: string }): Promise<CityPageRecord> =>
  callApi(`${getPath(id)}/plan`, CityPageRecord, { method: 'PUT', body: plan });

export const cancelCityPlan = ({ id, updated_at }: Target): Promise<CityPageRecord> =>
  callApi(`${getPath(id)}/plan`, CityPageRecord, { method: 'DELETE', body: { updated_at } });

export const fetchCityVersions = (id: number): Promise<CityPageVersion[]> =>
  callApi(`${getPath(id)}/versions`, z.array(CityPageVersion));

export const fetchCityDifferences = (id: number, version: number): Promise<CityPageDifference[]> =>
  callApi(`${getPath(id)}/versions/${version}`, z.array(CityPageDifference));

export const restoreCityVersion = ({
  id,
  version,
  updated_at,
}: Target & { version: number }): Promise<CityPageRecord> =>
  callApi(`${getPath(id)}/versions/${version}/restore`, CityPageRecord, { method: 'POST', body: { updated_at } });

export const fetchCityPreview = async (id: number): Promise<string> =>
  (await callApi(`${getPath(id)}/preview`, z.object({ path: z.string() }))).path;
