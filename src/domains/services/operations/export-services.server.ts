import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ServiceListQuery, StoredService } from '../service.contract.ts';
import { selectAllServices } from '../service.store.server.ts';

/** Every service that the list's search and filters find, for a file. */
export const exportServices = query({
  allow: 'content:read',
  input: ServiceListQuery,
  output: z.object({ services: z.array(StoredService) }),
  run: async (asked) => ({ services: await selectAllServices(asked) }),
});
