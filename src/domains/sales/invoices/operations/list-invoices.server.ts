import { query } from '#src/platform/operation.server.ts';
import { InvoiceListQuery, InvoicePage } from '../invoice.contract.ts';
import { selectInvoices } from '../invoice-list.store.server.ts';

/** Returns invoices and credit notes, newest first by default. */
export const listInvoices = query({
  allow: 'money',
  input: InvoiceListQuery,
  output: InvoicePage,
  run: selectInvoices,
});
