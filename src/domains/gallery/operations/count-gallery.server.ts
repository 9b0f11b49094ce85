import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { GalleryStatistics } from '../gallery.contract.ts';
import { countItems } from '../gallery.store.server.ts';

/** How many works there are, published and not, and in which categories. */
export const countGallery = query({
  allow: 'content:read',
  input: z.object({}),
  output: GalleryStatistics,
  run: countItems,
});
