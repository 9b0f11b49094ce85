import { query } from '#src/platform/operation.server.ts';
import { GalleryFilter, GalleryList } from '../gallery.contract.ts';
import { selectPublishedItems } from '../gallery.store.server.ts';

/** Returns published works in the owner's order, then newest work first. */
export const listGallery = query({
  allow: 'anyone',
  input: GalleryFilter,
  output: GalleryList,
  run: selectPublishedItems,
});
