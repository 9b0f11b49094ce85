import { recordInvoiceReceipt } from '#src/domains/sales/invoices/operations/record-invoice-receipt.server.ts';
import { recordQuoteReceipt } from '#src/domains/sales/quotes/operations/record-quote-receipt.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { bookedCents } from '../payment.rules.ts';
import { updatePayment } from '../payment.store.server.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';
import { billDeposit } from './bill-deposit.server.ts';
import { writeReceipt } from './write-receipt.server.ts';

/** Quote before invoice: same lock order as other callers. */
async function book({ quote_id, invoice_id }: PaymentRecord, cents: number): Promise<void> {
  if (cents === 0) return;
  if (quote_id !== null) await recordQuoteReceipt({ id: quote_id, amount_cents: cents });
  if (invoice_id !== null) await recordInvoiceReceipt({ id: invoice_id, amount_cents: cents });
}

/**
 * Stores the new state of a locked payment, and in the same transaction its effects: the amount received on its quote or
 * invoice, and on first completion the deposit invoice and the receipt.
 */
export const bookPayment = ({
  before,
  after,
}: {
  before: PaymentRecord;
  after: PaymentRecord;
}): Promise<PaymentRecord> =>
  transaction(async () => {
    const isFirst = after.status === 'completed' && before.completed_at === null;
    const payment = await updatePayment(isFirst ? { ...after, completed_at: nowIso() } : after);
    await book(payment, bookedCents(payment) - bookedCents(before));
    if (isFirst) {
      await billDeposit(payment);
      await writeReceipt(payment);
    }
    await publish('admin', { event: 'payments', id: payment.id });
    return payment;
  });
