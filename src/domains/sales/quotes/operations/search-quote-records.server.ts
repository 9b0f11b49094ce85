import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectQuoteRecords } from '../quote-figures.store.server.ts';

/** Returns quotes that contain a text, for the global search. */
export const searchQuoteRecords = query({
  allow: 'sales:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectQuoteRecords,
});
