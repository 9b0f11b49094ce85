import type { z } from 'zod';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { InvoiceReceipt } from '../invoice.contract.ts';
import { addInvoicePayment } from '../issue.store.server.ts';

/** Adds a payment to an invoice, in the transaction that books it; a refund subtracts. */
export const recordInvoiceReceipt = ({ id, amount_cents }: z.infer<typeof InvoiceReceipt>): Promise<void> =>
  transaction(async () => {
    await addInvoicePayment(id, amount_cents);
    await publish('admin', { event: 'invoices', id });
  });
