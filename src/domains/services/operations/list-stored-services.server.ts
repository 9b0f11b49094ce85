import { query } from '#src/platform/operation.server.ts';
import { ServiceListQuery, StoredServicePage } from '../service.contract.ts';
import { selectServices } from '../service.store.server.ts';

/** Lists all services, hidden ones included, in the owner's order by default. */
export const listStoredServices = query({
  allow: 'content:read',
  input: ServiceListQuery,
  output: StoredServicePage,
  run: selectServices,
});
