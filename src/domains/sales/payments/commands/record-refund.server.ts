import { correctInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import { findInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { bookPayment } from '../booking.internal.server.ts';
import { bookedCents, paymentNotFound } from '../payment.rules.ts';
import { lockPayment } from '../payment.store.server.ts';
import { Payment } from '../payment-admin.contract.ts';
import { toPayment } from '../payment-admin.views.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';
import { requireRefundable } from '../receipt.rules.ts';
import { NewRefund } from '../record-receipt.contract.ts';

/** Credits a refunded part on the invoice that the payment settled; a whole refund credits its deposit by itself. */
async function creditPart(payment: PaymentRecord, cents: number, reason: string): Promise<void> {
  const id = payment.invoice_id ?? payment.deposit_invoice_id;
  const invoice = id === null ? null : await findInvoice({ id });
  if (invoice === null || invoice.is_closed) return;
  const left = invoice.paid_cents + invoice.due_cents;
  await correctInvoice({ id: invoice.id, amount_cents: Math.min(cents, left), reason });
}

/** Records money that the office gave back of a payment, whole or in part, with its credit note if wanted. */
export const recordRefund = command({
  allow: 'money',
  input: NewRefund,
  output: Payment,
  audit: ({ amount, means, reason }, { id, customer_name: name }) => ({
    action: 'payment.refund',
    class: 'money',
    subject: `payment:${id}`,
    after: { name, amount: Number(amount) / 100, means, reason },
  }),
  run: async ({ id, amount, means, refunded_on, reference, reason, credit }, { actor }) => {
    const before = await lockPayment(id);
    if (before === undefined || before.voided_at !== null) throw paymentNotFound();
    requireRefundable(amount, bookedCents(before), { day: refunded_on, today: parisDay(now()) });
    const refunded_cents = before.refunded_cents + amount;
    const isWhole = refunded_cents === before.amount_cents;
    const after = { ...before, refunded_cents, ...(isWhole && { status: 'refunded' as const }) };
    const actorId = actor.kind === 'user' ? actor.userId : null;
    const refund = { means, reference, received_on: refunded_on };
    const payment = await bookPayment({ before, after, cause: { kind: 'refund', reason, actorId, refund } });
    if (credit) await creditPart(payment, amount, reason);
    return toPayment(payment);
  },
});
