import { Growth, Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { countGalleryRows } from '../gallery-figures.store.server.ts';

/** Counts all works and published works, now and at a given instant. */
export const countGalleryGrowth = query({
  allow: 'content:read',
  input: Since,
  output: Growth,
  run: ({ since }) => countGalleryRows(since),
});
