import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { GalleryItem, GalleryItemId } from '../gallery.contract.ts';
import { selectPublishedItem } from '../gallery.store.server.ts';

/** Returns one published work. */
export const readGalleryItem = query({
  allow: 'anyone',
  input: GalleryItemId,
  output: GalleryItem,
  run: async ({ id }) => {
    const item = await selectPublishedItem(id);
    if (item === undefined) throw new DomainError('not-found', 'Réalisation non trouvée');
    return item;
  },
});
