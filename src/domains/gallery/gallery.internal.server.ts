import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { GalleryItem } from './gallery.contract.ts';
import {
  countGalleryRows,
  deleteItem,
  selectGalleryRecords,
  selectItem,
  selectPublishedItems,
} from './gallery.store.server.ts';

/** Returns one work, hidden or not. */
export const findGalleryItem = selectItem;

/** Deletes a work with the pictures that nothing else shows; returns it as it was. */
export const eraseGalleryItem = ({ id }: { id: number }): Promise<GalleryItem | undefined> =>
  transaction(async () => {
    const item = await deleteItem(id);
    if (item === undefined) return undefined;
    for (const path of new Set([item.image, item.before_image])) await releaseImage(path);
    await publish('content', { what: 'gallery' });
    return item;
  });

/** Counts all works and published ones, now and at an instant. */
export const countGalleryGrowth = countGalleryRows;

/** Returns works that contain a text, for the global search. */
export const searchGalleryRecords = selectGalleryRecords;

/** Returns published works in the owner's order, then newest work first. */
export const listPublishedItems = selectPublishedItems;
