import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectQuoteRecords } from '../quote-figures.store.server.ts';

/** Quotes that hold a text, for the search everywhere. */
export const searchQuoteRecords = query({
  allow: 'sales:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectQuoteRecords,
});
