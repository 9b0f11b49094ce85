import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectServiceRecords } from '../service-figures.store.server.ts';

/** Searches services by text, for the back office's global search. */
export const searchServiceRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectServiceRecords,
});
