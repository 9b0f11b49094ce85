import type { z } from 'zod';
import type { Actor } from '#src/kernel/actor.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import type { Cause } from '../booking.internal.server.ts';
import { presentPayment, settlePayment } from '../payment.internal.server.ts';
import { bookedCents, isRefundable, paymentNotFound } from '../payment.rules.ts';
import { lockPayment, selectPayment, updatePayment } from '../payment.store.server.ts';
import { Payment } from '../payment-admin.contract.ts';
import type { PaymentRecord, RefundRequest } from '../payment-record.contract.ts';
import { getReceivedDay, noCardRefund, refundOnCard, requireRefundable } from '../receipt.rules.ts';
import { NewRefund } from '../record-receipt.contract.ts';
import { bookRefund } from '../refund.internal.server.ts';

const getUserId = (actor: Actor): number | null => (actor.kind === 'user' ? actor.userId : null);

/** Stores the request before the gateway is called, so that a webhook that arrives first is booked completely. */
const storeRequest = (id: number, request: RefundRequest): Promise<void> =>
  transaction(async () => {
    const payment = await lockPayment(id);
    if (payment !== undefined) await updatePayment({ ...payment, refund_request: JSON.stringify(request) });
  });

/** @throws DomainError `conflict` when something was refunded since the editor read the payment: a retry refunds once. */
const requireFresh = ({ refunded_cents }: PaymentRecord, read: number | undefined): void =>
  refuseStale(String(refunded_cents), read === undefined ? undefined : String(read));

/** Returns the day of a refund with those that bound it. */
const getRefundDay = (day: string, payment: PaymentRecord) => ({
  day,
  today: parisDay(now()),
  receivedOn: getReceivedDay(payment),
});

/** Refunds money that Stripe holds on its card, once for each amount refunded before; null for any other payment. */
async function refundCard({ id, amount, means, ...wanted }: z.output<typeof NewRefund>, actorId: number | null) {
  const { refunded_on, reason, credit, refunded } = wanted;
  const payment = await selectPayment(id);
  const port = gateway();
  // The demonstration holds no money: its refunds are recorded.
  if (payment?.provider !== 'stripe' || payment.voided_at !== null) return null;
  if (port.mode !== 'stripe') {
    if (means === 'card' && isRefundable(payment)) throw noCardRefund();
    return null;
  }
  if (!isRefundable(payment)) return null;
  requireFresh(payment, refunded);
  requireRefundable(amount, bookedCents(payment), getRefundDay(refunded_on, payment));
  if (means !== 'card') throw refundOnCard();
  const { transaction_id, provider_ref, refunded_cents: from_cents } = payment;
  await storeRequest(id, { from_cents, amount_cents: amount, reason, credits: credit, actor_id: actorId });
  return port.refund(provider_ref ?? '', amount, `refund-${transaction_id}-${from_cents}`);
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
  prepare: (refund, { actor }) => refundCard(refund, getUserId(actor)),
  run: async ({ id, amount, means, refunded_on, reference, reason, credit, refunded }, { actor }, onCard) => {
    const before = await lockPayment(id);
    if (onCard !== null) return presentPayment(await settlePayment({ id, result: onCard }));
    if (before === undefined || before.voided_at !== null) throw paymentNotFound();
    requireFresh(before, refunded);
    requireRefundable(amount, bookedCents(before), getRefundDay(refunded_on, before));
    const refunded_cents = before.refunded_cents + amount;
    const isWhole = refunded_cents === before.amount_cents;
    const after = { ...before, refunded_cents, ...(isWhole && { status: 'refunded' as const }) };
    const refund = { means, reference, received_on: refunded_on };
    const cause: Cause = { kind: 'refund', reason, actorId: getUserId(actor), refund };
    return presentPayment(await bookRefund({ before, after, cause, credits: credit }));
  },
});
