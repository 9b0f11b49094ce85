import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { QuoteStatistics } from '../quote-admin.contract.ts';
import { countDeskQuotes } from '../quote-admin.store.server.ts';

/** Counts quotes of each status and sums their amounts. */
export const countQuotes = query({
  allow: 'sales:read',
  input: z.object({}),
  output: QuoteStatistics,
  run: countDeskQuotes,
});
