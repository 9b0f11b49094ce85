import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { RevenueMarks } from '../payment-figures.contract.ts';
import { selectRevenueSpans } from '../payment-figures.store.server.ts';

/** Returns the sum of payments completed in each time span, in cents. */
export const sumRevenueBySpan = query({
  allow: 'money',
  input: RevenueMarks,
  output: z.array(z.int()),
  run: ({ marks }) => selectRevenueSpans(marks),
});
