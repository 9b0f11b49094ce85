import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectPaymentRecords } from '../payment-figures.store.server.ts';

/** Returns payments that contain a text, newest first. */
export const searchPaymentRecords = query({
  allow: 'money',
  input: RecordSearch,
  output: FoundRecords,
  run: selectPaymentRecords,
});
