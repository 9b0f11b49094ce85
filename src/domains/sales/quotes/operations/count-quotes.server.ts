import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { QuoteStatistics } from '../quote-admin.contract.ts';
import { countAdminQuotes } from '../quote-admin.store.server.ts';

/** Counts quotes of each status and sums their amounts. */
export const countQuotes = query({
  allow: 'sales:read',
  input: z.object({}),
  output: QuoteStatistics,
  run: countAdminQuotes,
});
