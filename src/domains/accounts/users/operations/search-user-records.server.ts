import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectUserRecords } from '../user-figures.store.server.ts';

/** Accounts that hold a text, for the search everywhere. */
export const searchUserRecords = query({
  allow: 'people',
  input: RecordSearch,
  output: FoundRecords,
  run: selectUserRecords,
});
