import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { GalleryItem, NewGalleryItem } from '../gallery.contract.ts';
import { insertItem } from '../gallery.store.server.ts';

/** Adds a finished work to the public site. */
export const createGalleryItem = command({
  allow: 'admin',
  input: NewGalleryItem,
  output: GalleryItem,
  audit: (_input, item) => ({ action: 'gallery.create', subject: `gallery:${item.id}`, after: item }),
  run: async (input) => {
    const item = await insertItem(input);
    await publish('content', { what: 'gallery' });
    return item;
  },
});
