import { countGalleryRows, selectGalleryRecords } from './gallery-figures.store.server.ts';

/** Counts all works and published ones, now and at an instant. */
export const countGalleryGrowth = countGalleryRows;

/** Returns works that contain a text, for the global search. */
export const searchGalleryRecords = selectGalleryRecords;
