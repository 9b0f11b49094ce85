import { Growth, Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { countPostRows } from '../blog-figures.store.server.ts';

/** Counts all articles and published ones, now and at a given time. */
export const countPostGrowth = query({
  allow: 'content:read',
  input: Since,
  output: Growth,
  run: ({ since }) => countPostRows(since),
});
