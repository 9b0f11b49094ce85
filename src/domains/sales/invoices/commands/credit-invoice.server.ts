import { command } from '#src/platform/operation.server.ts';
import { Invoice, InvoiceId } from '../invoice.contract.ts';
import { creditWholeInvoice } from '../invoice.internal.server.ts';

/** Cancels a whole invoice by a credit note with its own number; the invoice stays as it was issued. */
export const creditInvoice = command({
  allow: 'money',
  input: InvoiceId,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.credit',
    class: 'money',
    subject: `invoice:${id}`,
    after: { title: number, gross },
  }),
  run: creditWholeInvoice,
});
