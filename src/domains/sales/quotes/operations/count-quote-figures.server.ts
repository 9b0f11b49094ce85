import { Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { QuoteFigures } from '../quote-figures.contract.ts';
import { selectQuoteFigures } from '../quote-figures.store.server.ts';

/** Counts quotes by stage, now and at a given instant, and returns the age of the oldest pending one. */
export const countQuoteFigures = query({
  allow: 'sales:read',
  input: Since,
  output: QuoteFigures,
  run: ({ since }) => selectQuoteFigures(since),
});
