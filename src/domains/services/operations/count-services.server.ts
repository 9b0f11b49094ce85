import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ServiceStatistics } from '../service.contract.ts';
import { countServices as count } from '../service.store.server.ts';

/** Counts published and hidden services and lists their categories. */
export const countServices = query({
  allow: 'content:read',
  input: z.object({}),
  output: ServiceStatistics,
  run: count,
});
