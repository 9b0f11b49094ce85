import { query } from '#src/platform/operation.server.ts';
import { GalleryCategoryQuery, GalleryPage } from '../gallery.contract.ts';
import { selectItems } from '../gallery.store.server.ts';

/** Returns every work of one category, drafts included. */
export const listGalleryCategory = query({
  allow: 'content:read',
  input: GalleryCategoryQuery,
  output: GalleryPage,
  run: selectItems,
});
