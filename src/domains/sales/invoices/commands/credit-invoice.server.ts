import { command } from '#src/platform/operation.server.ts';
import { correctInvoice } from '../credit.internal.server.ts';
import { Invoice, NewCredit } from '../invoice.contract.ts';

/** Corrects an invoice, or a part of it, by a credit note with its own number; the invoice stays as it was issued. */
export const creditInvoice = command({
  allow: 'money',
  input: NewCredit,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.credit',
    class: 'money',
    subject: `invoice:${id}`,
    after: { title: number, gross },
  }),
  run: ({ id, amount, reason }) => correctInvoice({ id, amount_cents: amount ?? undefined, reason, isByHand: true }),
});
