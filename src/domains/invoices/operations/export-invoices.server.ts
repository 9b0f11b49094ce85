import { query } from '#src/platform/operation.server.ts';
import { InvoiceListQuery, Invoices } from '../invoice.contract.ts';
import { selectAllInvoices } from '../invoice-list.store.server.ts';

/** Every invoice that a list's search and filters leave, in its order. */
export const exportInvoices = query({
  allow: 'money',
  input: InvoiceListQuery.omit({ page: true, per_page: true }),
  output: Invoices,
  run: selectAllInvoices,
});
