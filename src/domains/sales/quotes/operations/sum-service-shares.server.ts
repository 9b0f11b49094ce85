import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ServiceShare } from '../quote-figures.contract.ts';
import { selectServiceShares } from '../quote-figures.store.server.ts';

/** Quotes and their amounts by service: the most asked for apart, all others together. */
export const sumServiceShares = query({
  allow: 'sales:read',
  input: z.object({}),
  output: z.array(ServiceShare),
  run: selectServiceShares,
});
