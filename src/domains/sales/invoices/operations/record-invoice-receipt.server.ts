import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { InvoiceReceipt } from '../invoice.contract.ts';
import { addInvoicePayment } from '../issue.store.server.ts';

/** Adds a payment to an invoice, in the transaction that books it; a refund subtracts. */
export const recordInvoiceReceipt = command({
  allow: 'system',
  input: InvoiceReceipt,
  output: z.object({}),
  run: async ({ id, amount_cents }) => {
    await addInvoicePayment(id, amount_cents);
    await publish('admin', { event: 'invoices', id });
    return {};
  },
});
