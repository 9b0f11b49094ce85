import type { z } from 'zod';
import { correctInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import type { InvoiceRecord } from '#src/domains/sales/invoices/invoice.contract.ts';
import { findInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { depositDeducted } from '#src/domains/sales/invoices/invoice.rules.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { bookPayment, findQuoteBill, getContract } from '../booking.internal.server.ts';
import { readContractAccount } from '../contract-account.internal.server.ts';
import { settlePayment } from '../payment.internal.server.ts';
import { bookedCents, isRefundable, paymentNotFound } from '../payment.rules.ts';
import { insertEvent, lockPayment, selectPayment } from '../payment.store.server.ts';
import { Payment } from '../payment-admin.contract.ts';
import { toPayment } from '../payment-admin.views.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';
import { refundOnCard, requireRefundable } from '../receipt.rules.ts';
import { NewRefund } from '../record-receipt.contract.ts';

async function findBill({ invoice_id, deposit_invoice_id }: PaymentRecord): Promise<InvoiceRecord | null> {
  const id = invoice_id ?? deposit_invoice_id;
  return id === null ? null : findInvoice({ id });
}

/** Returns what the documents of a payment's contract ask for, in cents. */
async function findAsked(payment: PaymentRecord): Promise<number> {
  const key = await getContract(payment);
  const contract = key && (await readContractAccount(key));
  return contract?.account.due_cents ?? 0;
}

/**
 * Credits what a refund left open on the invoice that the payment settled: a returned surplus leaves nothing open, and
 * a whole refund credits its deposit by itself.
 */
async function creditPart(payment: PaymentRecord, { asked, reason }: { asked: number; reason: string }): Promise<void> {
  const invoice = await findBill(payment);
  if (invoice === null || invoice.is_closed) return;
  const opened = (await findAsked(payment)) - asked;
  const amount_cents = Math.min(opened, invoice.paid_cents + invoice.due_cents);
  if (amount_cents > 0) await correctInvoice({ id: invoice.id, amount_cents, reason });
}

/** @throws DomainError `conflict` for a deposit that a final invoice deducts, before the card is refunded. */
async function checkBill(payment: PaymentRecord): Promise<void> {
  const invoice = await findBill(payment);
  if (invoice?.kind !== 'deposit' || invoice.is_closed || payment.quote_id === null) return;
  const bill = await findQuoteBill({ quoteId: payment.quote_id });
  if (bill.invoiceId !== null) throw depositDeducted(bill.number, invoice.number);
}

/** Refunds money that Stripe holds on its card, once for each amount refunded before; null for any other payment. */
async function refundCard({ id, amount, means, refunded_on, credit }: z.output<typeof NewRefund>) {
  const payment = await selectPayment(id);
  const port = gateway();
  // The demonstration holds no money: its refunds are recorded.
  if (port.mode !== 'stripe' || payment?.provider !== port.mode || payment.voided_at !== null) return null;
  if (!isRefundable(payment)) return null;
  requireRefundable(amount, bookedCents(payment), { day: refunded_on, today: parisDay(now()) });
  if (means !== 'card') throw refundOnCard();
  if (credit) await checkBill(payment);
  const key = `refund-${payment.transaction_id}-${payment.refunded_cents}`;
  const asked = await findAsked(payment);
  return { key, asked, result: await port.refund(payment.provider_ref ?? '', amount, key) };
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
  // The idempotency key is the payment's own: a repeat after a lost answer refunds nothing more.
  prepare: refundCard,
  run: async ({ id, amount, means, refunded_on, reference, reason, credit }, { actor }, onCard) => {
    const before = await lockPayment(id);
    if (onCard !== null) {
      const settled = await settlePayment({ id, result: onCard.result });
      // A webhook may have booked the refund meanwhile; its credit note is issued here, once.
      if (credit && (await insertEvent('stripe', onCard.key, 'refund.credit')))
        await creditPart(settled, { asked: onCard.asked, reason });
      return toPayment(settled);
    }
    if (before === undefined || before.voided_at !== null) throw paymentNotFound();
    requireRefundable(amount, bookedCents(before), { day: refunded_on, today: parisDay(now()) });
    const refunded_cents = before.refunded_cents + amount;
    const isWhole = refunded_cents === before.amount_cents;
    const after = { ...before, refunded_cents, ...(isWhole && { status: 'refunded' as const }) };
    const actorId = actor.kind === 'user' ? actor.userId : null;
    const refund = { means, reference, received_on: refunded_on };
    const asked = await findAsked(before);
    const payment = await bookPayment({ before, after, cause: { kind: 'refund', reason, actorId, refund } });
    if (credit) await creditPart(payment, { asked, reason });
    return toPayment(payment);
  },
});
