import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectMessageRecords } from '../contact-figures.store.server.ts';

/** Messages that hold a text, for the search everywhere. */
export const searchMessageRecords = query({
  allow: 'requests:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectMessageRecords,
});
