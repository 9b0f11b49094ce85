import { countGalleryRows, selectGalleryRecords, selectPublishedItems } from './gallery.store.server.ts';

/** Counts all works and published ones, now and at an instant. */
export const countGalleryGrowth = countGalleryRows;

/** Returns works that contain a text, for the global search. */
export const searchGalleryRecords = selectGalleryRecords;

/** Returns published works in the owner's order, then newest work first. */
export const listPublishedItems = selectPublishedItems;
