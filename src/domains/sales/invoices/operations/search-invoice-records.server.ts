import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectInvoiceRecords } from '../invoice-list.store.server.ts';

/** Returns invoices that contain a text, for the global search. */
export const searchInvoiceRecords = query({
  allow: 'money',
  input: RecordSearch,
  output: FoundRecords,
  run: selectInvoiceRecords,
});
