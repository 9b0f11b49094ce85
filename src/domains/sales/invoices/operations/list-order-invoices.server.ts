import { query } from '#src/platform/operation.server.ts';
import { InvoiceId, Invoices } from '../invoice.contract.ts';
import { selectInvoicesOfOrder } from '../invoice.store.server.ts';

/** Whatever was issued for an order, whose id comes in. */
export const listOrderInvoices = query({
  allow: 'money',
  input: InvoiceId,
  output: Invoices,
  run: ({ id }) => selectInvoicesOfOrder(id),
});
