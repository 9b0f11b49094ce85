import { query } from '#src/platform/operation.server.ts';
import { GalleryListQuery, GalleryPage } from '../gallery.contract.ts';
import { selectItems } from '../gallery.store.server.ts';

/** Returns every work, drafts included, in the site's order by default. */
export const listGalleryItems = query({
  allow: 'content:read',
  input: GalleryListQuery,
  output: GalleryPage,
  run: selectItems,
});
