import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { getForm, isNewPicture, uploadForm } from '#src/ui/http/upload.ts';
import {
  ChangedServices,
  type ServiceAction,
  type ServiceListQuery,
  ServiceStatistics,
  StoredService,
} from './service.contract.ts';

export const SERVICES_PATH = '/admin/services';

export const fetchServices = (query: ServiceListQuery): Promise<{ items: StoredService[]; meta: PageMeta }> =>
  callPage(SERVICES_PATH, StoredService, { query });

export const fetchStatistics = (): Promise<ServiceStatistics> =>
  callApi(`${SERVICES_PATH}/statistics`, ServiceStatistics);

export const fetchService = (id: number): Promise<StoredService> => callApi(`${SERVICES_PATH}/${id}`, StoredService);

export const toggleService = (id: number): Promise<StoredService> =>
  callApi(`${SERVICES_PATH}/${id}/toggle-status`, StoredService, { method: 'PUT' });

export const changeServices = (ids: number[], action: ServiceAction) =>
  callApi(`${SERVICES_PATH}/bulk`, ChangedServices, { method: 'POST', body: { ids, action } });

export const orderServices = (ids: number[]) =>
  callApi(`${SERVICES_PATH}/order`, ChangedServices, { method: 'PUT', body: { ids } });

export const deleteService = (id: number): Promise<void> => callPlain(`${SERVICES_PATH}/${id}`, { method: 'DELETE' });

/** Creates a service (without id) or changes one: as JSON, or as a form when it contains a picture. */
export function saveService(id: number | undefined, fields: Record<string, unknown>): Promise<StoredService> {
  const path = id === undefined ? SERVICES_PATH : `${SERVICES_PATH}/${id}`;
  if (Object.values(fields).some(isNewPicture)) {
    return uploadForm(path, StoredService, getForm(id === undefined ? fields : { ...fields, _method: 'PUT' }));
  }
  return callApi(path, StoredService, { method: id === undefined ? 'POST' : 'PUT', body: fields });
}
