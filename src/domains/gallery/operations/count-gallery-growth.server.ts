import { Growth, Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { countGalleryRows } from '../gallery-figures.store.server.ts';

/** How many works there are, published ones apart, now and at an instant. */
export const countGalleryGrowth = query({
  allow: 'content:read',
  input: Since,
  output: Growth,
  run: ({ since }) => countGalleryRows(since),
});
