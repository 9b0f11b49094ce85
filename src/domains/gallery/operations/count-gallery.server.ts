import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { GalleryStatistics } from '../gallery.contract.ts';
import { countItems } from '../gallery.store.server.ts';

/** Counts published and unpublished works, and lists the categories. */
export const countGallery = query({
  allow: 'content:read',
  input: z.object({}),
  output: GalleryStatistics,
  run: countItems,
});
