import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectServiceRecords } from '../service-figures.store.server.ts';

/** Services that hold a text, for the search everywhere. */
export const searchServiceRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectServiceRecords,
});
