import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectPostRecords } from '../blog-figures.store.server.ts';

/** Returns articles that contain a text, for the global search. */
export const searchPostRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectPostRecords,
});
