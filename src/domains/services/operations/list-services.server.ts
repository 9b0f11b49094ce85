import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ServiceList } from '../service.contract.ts';
import { selectPublishedServices } from '../service.store.server.ts';

/** Lists published services in the owner's order. */
export const listServices = query({
  allow: 'anyone',
  input: z.object({}),
  output: ServiceList,
  run: selectPublishedServices,
});
