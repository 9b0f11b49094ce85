import { query } from '#src/platform/operation.server.ts';
import { ServiceId, StoredService } from '../service.contract.ts';
import { serviceNotFound } from '../service.rules.ts';
import { selectService } from '../service.store.server.ts';

/** Returns one service by its id, hidden or not. */
export const readStoredService = query({
  allow: 'content:read',
  input: ServiceId,
  output: StoredService,
  run: async ({ id }) => {
    const service = await selectService(id);
    if (service === undefined) throw serviceNotFound();
    return service;
  },
});
