import { query } from '#src/platform/operation.server.ts';
import { InvoiceId, Invoices } from '../invoice.contract.ts';
import { selectInvoicesOfOrder } from '../invoice.store.server.ts';

/** Returns all documents issued for an order, given its id. */
export const listOrderInvoices = query({
  allow: 'money',
  input: InvoiceId,
  output: Invoices,
  run: ({ id }) => selectInvoicesOfOrder(id),
});
