import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectPostRecords } from '../blog-figures.store.server.ts';

/** Articles that hold a text, for the search everywhere. */
export const searchPostRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectPostRecords,
});
