import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectGalleryRecords } from '../gallery-figures.store.server.ts';

/** Returns works that contain a text, for the global search. */
export const searchGalleryRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectGalleryRecords,
});
