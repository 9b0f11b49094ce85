import { Growth, Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { countUserRows } from '../user-figures.store.server.ts';

/** Counts accounts and active accounts, now and at an instant. */
export const countUserGrowth = query({
  allow: 'people',
  input: Since,
  output: Growth,
  run: ({ since }) => countUserRows(since),
});
