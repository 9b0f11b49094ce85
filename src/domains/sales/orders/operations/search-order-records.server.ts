import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectOrderRecords } from '../order-figures.store.server.ts';

/** Returns orders that contain a text, for the global search. */
export const searchOrderRecords = query({
  allow: 'sales:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectOrderRecords,
});
