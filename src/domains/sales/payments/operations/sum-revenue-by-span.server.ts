import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { RevenueMarks } from '../payment-figures.contract.ts';
import { selectRevenueSpans } from '../payment-figures.store.server.ts';

/** Cents of the payments that were completed in each span of time. */
export const sumRevenueBySpan = query({
  allow: 'money',
  input: RevenueMarks,
  output: z.array(z.int()),
  run: ({ marks }) => selectRevenueSpans(marks),
});
