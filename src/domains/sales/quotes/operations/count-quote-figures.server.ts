import { Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { QuoteFigures } from '../quote-figures.contract.ts';
import { selectQuoteFigures } from '../quote-figures.store.server.ts';

/** Quotes by stage, now and at an instant, and since when the oldest of them waits. */
export const countQuoteFigures = query({
  allow: 'sales:read',
  input: Since,
  output: QuoteFigures,
  run: ({ since }) => selectQuoteFigures(since),
});
