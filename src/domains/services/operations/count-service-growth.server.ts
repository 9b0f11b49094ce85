import { Growth, Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { countServiceRows } from '../service-figures.store.server.ts';

/** Counts all and published services, now and at an instant. */
export const countServiceGrowth = query({
  allow: 'content:read',
  input: Since,
  output: Growth,
  run: ({ since }) => countServiceRows(since),
});
