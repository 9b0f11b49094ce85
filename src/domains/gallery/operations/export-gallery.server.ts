import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { GalleryItem, GalleryListQuery } from '../gallery.contract.ts';
import { selectItemIds, selectItemsByIds } from '../gallery.store.server.ts';

/** Every work that the list's search and filters find, for a file. */
export const exportGallery = query({
  allow: 'content:read',
  input: GalleryListQuery,
  output: rowPagesSchema(GalleryItem),
  run: async (asked) => rowPages(await selectItemIds(asked), selectItemsByIds),
});
