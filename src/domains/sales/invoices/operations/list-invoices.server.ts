import { query } from '#src/platform/operation.server.ts';
import { InvoiceListQuery, InvoicePage } from '../invoice.contract.ts';
import { selectInvoices } from '../invoice-list.store.server.ts';

/** Invoices and credit notes, the newest first unless asked otherwise. */
export const listInvoices = query({
  allow: 'money',
  input: InvoiceListQuery,
  output: InvoicePage,
  run: selectInvoices,
});
