import { query } from '#src/platform/operation.server.ts';
import { ServiceListQuery, StoredServicePage } from '../service.contract.ts';
import { selectServices } from '../service.store.server.ts';

/** Every service, hidden ones included, in the owner's order unless asked otherwise. */
export const listStoredServices = query({
  allow: 'content:read',
  input: ServiceListQuery,
  output: StoredServicePage,
  run: selectServices,
});
