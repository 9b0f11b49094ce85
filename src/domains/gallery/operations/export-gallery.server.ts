import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { GalleryItem, GalleryListQuery } from '../gallery.contract.ts';
import { selectItemIds, selectItemsByIds } from '../gallery.store.server.ts';

/** Returns every work that matches the list's search and filters, for an export. */
export const exportGallery = query({
  allow: 'content:read',
  input: GalleryListQuery,
  output: rowPagesSchema(GalleryItem),
  run: async (asked) => rowPages(await selectItemIds(asked), selectItemsByIds),
});
