import { releaseImage, takePicture } from '#src/domains/media/media.internal.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { type GalleryChange as Change, GalleryChange, GalleryItem } from '../gallery.contract.ts';
import { itemNotFound, refuseRace } from '../gallery.rules.ts';
import { selectItem, updateItem } from '../gallery.store.server.ts';

const PICTURES = ['image', 'before_image'] as const;

async function read({ id, updated_at }: Change): Promise<GalleryItem> {
  const stored = await selectItem(id);
  if (stored === undefined) throw itemNotFound();
  refuseStale(stored.updated_at, updated_at);
  return stored;
}

/** Changes the given fields of a work; deletes replaced pictures that nothing else shows. */
export const changeGalleryItem = command({
  allow: 'content:change',
  input: GalleryChange,
  output: GalleryItem,
  // Validation errors are reported before a picture is stored.
  prepare: async (input) => {
    await read(input);
    const pictures: { image?: string; before_image?: string } = {};
    for (const picture of PICTURES) {
      const image = await takePicture(input[picture]);
      if (image !== undefined) pictures[picture] = image;
    }
    return pictures;
  },
  run: async (input, context, pictures) => {
    const { id, updated_at: _read, image: _image, before_image: _before, ...values } = input;
    const before = await read(input);
    const fields = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const after = await updateItem(before, { ...fields, ...pictures });
    if (after === undefined) throw refuseRace();
    for (const picture of PICTURES) {
      if (before[picture] !== after[picture]) await releaseImage(before[picture]);
    }
    await recordChange(context, { action: 'gallery.change', subject: `gallery:${id}` }, before, after);
    await publish('content', { what: 'gallery' });
    return after;
  },
});
