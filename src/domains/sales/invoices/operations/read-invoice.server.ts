import { query } from '#src/platform/operation.server.ts';
import { InvoiceDetail, InvoiceId } from '../invoice.contract.ts';
import { invoiceNotFound } from '../invoice.rules.ts';
import { selectInvoice } from '../invoice.store.server.ts';

/** One issued document whole, as it was frozen. */
export const readInvoice = query({
  allow: 'money',
  input: InvoiceId,
  output: InvoiceDetail,
  run: async ({ id }) => {
    const invoice = await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    return invoice;
  },
});
