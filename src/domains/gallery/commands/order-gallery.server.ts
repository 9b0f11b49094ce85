import { reordered } from '#src/kernel/positions.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ChangedItems, GalleryOrder } from '../gallery.contract.ts';
import { orderedMissing, placeRefused } from '../gallery.rules.ts';
import { selectPlaces, updatePlaces } from '../gallery.store.server.ts';

/** Reorders the given works within the positions they occupy together; the others keep theirs. */
export const orderGallery = command({
  allow: 'content:change',
  input: GalleryOrder,
  output: ChangedItems,
  audit: ({ ids }) => ({ action: 'gallery.order', subject: 'gallery', after: { ids } }),
  run: async ({ ids }) => {
    if (new Set(ids).size < ids.length) throw placeRefused();
    const stored = await selectPlaces();
    const known = new Set(stored.map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw orderedMissing();
    const places = reordered(stored, ids);
    await updatePlaces(places);
    await publish('content', { what: 'gallery' });
    return { changed: places.length };
  },
});
