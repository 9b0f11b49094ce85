import { query } from '#src/platform/operation.server.ts';
import { GalleryListQuery, GalleryPage } from '../gallery.contract.ts';
import { selectItems } from '../gallery.store.server.ts';

/** Every work, drafts included, in the site's order unless asked otherwise. */
export const listGalleryItems = query({
  allow: 'content:read',
  input: GalleryListQuery,
  output: GalleryPage,
  run: selectItems,
});
