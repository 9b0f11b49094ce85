import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ServiceStatistics } from '../service.contract.ts';
import { countServices as count } from '../service.store.server.ts';

/** How many services there are, shown and hidden, and in which categories. */
export const countServices = query({
  allow: 'content:read',
  input: z.object({}),
  output: ServiceStatistics,
  run: count,
});
