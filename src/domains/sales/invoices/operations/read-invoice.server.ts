import { query } from '#src/platform/operation.server.ts';
import { InvoiceDetail, InvoiceId } from '../invoice.contract.ts';
import { invoiceNotFound } from '../invoice.rules.ts';
import { selectInvoice } from '../invoice.store.server.ts';

/** Returns one issued document with all its frozen content. */
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
