import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { GalleryItem, GalleryListQuery } from '../gallery.contract.ts';
import { selectAllItems } from '../gallery.store.server.ts';

/** Every work that the list's search and filters find, for a file. */
export const exportGallery = query({
  allow: 'content:read',
  input: GalleryListQuery,
  output: z.object({ works: z.array(GalleryItem) }),
  run: async (asked) => ({ works: await selectAllItems(asked) }),
});
