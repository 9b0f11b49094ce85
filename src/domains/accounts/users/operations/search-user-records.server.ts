import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectUserRecords } from '../user-figures.store.server.ts';

/** Returns accounts that contain a text, for the global search. */
export const searchUserRecords = query({
  allow: 'people',
  input: RecordSearch,
  output: FoundRecords,
  run: selectUserRecords,
});
