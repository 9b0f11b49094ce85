import { takePicture } from '#src/domains/media/media.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { GalleryItem, NewGalleryItem } from '../gallery.contract.ts';
import { insertItem } from '../gallery.store.server.ts';

/** Adds a finished work to the public site. */
export const createGalleryItem = command({
  allow: 'content:change',
  input: NewGalleryItem,
  output: GalleryItem,
  audit: (_input, item) => ({ action: 'gallery.create', subject: `gallery:${item.id}`, after: item }),
  prepare: async (input) => {
    const image = (await takePicture(input.image)) ?? '';
    const before_image = (await takePicture(input.before_image)) ?? '';
    return { image, before_image };
  },
  run: async (input, _context, pictures) => {
    const item = await insertItem({ ...input, ...pictures });
    await publish('content', { what: 'gallery' });
    return item;
  },
});
