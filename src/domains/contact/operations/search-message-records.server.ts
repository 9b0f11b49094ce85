import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectMessageRecords } from '../contact-figures.store.server.ts';

/** Returns messages that contain a text, for the global search. */
export const searchMessageRecords = query({
  allow: 'requests:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectMessageRecords,
});
