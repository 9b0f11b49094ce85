import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ServiceShare } from '../quote-figures.contract.ts';
import { selectServiceShares } from '../quote-figures.store.server.ts';

/** Sums quotes and their amounts by service: the most requested separately, all others together. */
export const sumServiceShares = query({
  allow: 'sales:read',
  input: z.object({}),
  output: z.array(ServiceShare),
  run: selectServiceShares,
});
