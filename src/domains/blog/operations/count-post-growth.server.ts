import { Growth, Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { countPostRows } from '../blog-figures.store.server.ts';

/** How many articles there are, published ones apart, now and at an instant. */
export const countPostGrowth = query({
  allow: 'content:read',
  input: Since,
  output: Growth,
  run: ({ since }) => countPostRows(since),
});
