import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectInvoiceRecords } from '../invoice-list.store.server.ts';

/** Invoices that hold a text, for the search everywhere. */
export const searchInvoiceRecords = query({
  allow: 'money',
  input: RecordSearch,
  output: FoundRecords,
  run: selectInvoiceRecords,
});
