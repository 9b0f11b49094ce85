import { Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { Revenue } from '../payment-figures.contract.ts';
import { selectRevenue } from '../payment-figures.store.server.ts';

/** Sums completed payments, now and at a given instant. */
export const sumRevenue = query({
  allow: 'money',
  input: Since,
  output: Revenue,
  run: ({ since }) => selectRevenue(since),
});
