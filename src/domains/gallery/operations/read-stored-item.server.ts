import { query } from '#src/platform/operation.server.ts';
import { GalleryItem, GalleryItemId } from '../gallery.contract.ts';
import { selectItem } from '../gallery.store.server.ts';
import { itemNotFound } from '../gallery-admin.rules.ts';

/** Returns one work, published or not. */
export const readStoredItem = query({
  allow: 'content:read',
  input: GalleryItemId,
  output: GalleryItem,
  run: async ({ id }) => {
    const item = await selectItem(id);
    if (item === undefined) throw itemNotFound();
    return item;
  },
});
