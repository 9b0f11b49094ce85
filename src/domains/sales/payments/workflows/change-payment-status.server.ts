import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { gateway, isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { bookPayment, type Cause } from '../booking.internal.server.ts';
import { presentPayment, settlePayment } from '../payment.internal.server.ts';
import { isRecorded, isRefundable, otherWorld, paymentNotFound } from '../payment.rules.ts';
import { lockPayment, selectPayment } from '../payment.store.server.ts';
import { Payment, StatusChange } from '../payment-admin.contract.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';
import { PAYMENT_STATUS_TEXTS } from '../payment-status.texts.ts';
import { givenBack, isTaken, neverTaken, noCardRefund, reverseIt, takenNotPending } from '../receipt.rules.ts';
import { reconcilePayment } from './reconcile-payment.server.ts';

const AUDITED = ['status', 'provider_status', 'refunded_cents'] as const;

const audited = (payment: PaymentRecord) => Object.fromEntries(AUDITED.map((name) => [name, payment[name]]));

async function found(id: number): Promise<PaymentRecord> {
  const payment = await selectPayment(id);
  if (payment === undefined || payment.voided_at !== null) throw paymentNotFound();
  return payment;
}

/** Refunds what the gateway has received, once: the idempotency key is the payment's own. */
async function giveBack(payment: PaymentRecord) {
  const port = gateway();
  if (!isRefundable(payment)) return null;
  if (payment.provider === 'stripe' && port.mode !== 'stripe') throw noCardRefund();
  if (payment.provider !== port.mode) return null;
  const { transaction_id, provider_ref, amount_cents, refunded_cents } = payment;
  const key = `refund-${transaction_id}-${refunded_cents}`;
  const result = await port.refund(provider_ref ?? '', amount_cents - refunded_cents, key);
  // The demonstration's gateway does not know what was refunded before.
  return { ...result, refundedCents: Math.max(result.refundedCents, amount_cents) };
}

/**
 * Sets the status.
 * @throws DomainError `conflict` for an office receipt, for completing an uncaptured payment, for reopening a captured one.
 */
async function view(payment: PaymentRecord, status: PaymentRecord['status'], actorId: number | null) {
  const before = (await lockPayment(payment.id)) ?? payment;
  if (before.status === status) return before;
  if (isRecorded(before)) throw reverseIt();
  if (status === 'completed' && before.provider_status !== 'succeeded') throw neverTaken();
  if (status === 'completed' && before.refunded_cents >= before.amount_cents) throw givenBack();
  if (status === 'pending' && isTaken(before)) throw takenNotPending();
  const reason = `${PAYMENT_STATUS_TEXTS[before.status]} → ${PAYMENT_STATUS_TEXTS[status]}`;
  const cause: Cause = { kind: 'correction', reason, actorId };
  return bookPayment({ before, after: { ...before, status }, cause });
}

/** Shows a payment with the status the office sets, whatever the gateway reports; `refund` really refunds the money. */
export const changePaymentStatus = command({
  allow: 'money',
  input: StatusChange,
  output: Payment,
  prepare: async ({ id, status, refund, updated_at }) => {
    let payment = await found(id);
    refuseStale(payment.updated_at, updated_at);
    if (status === 'completed' && (payment.provider === 'sandbox') !== isDemonstration()) throw otherWorld(payment);
    // A confirmation the customer left open is cancelled first, so that it cannot take money unseen.
    if (payment.provider === 'stripe' && payment.status === 'pending' && status !== 'pending') {
      const closed = await reconcilePayment({ id, isFinal: true });
      if (closed.status === 'failed') return { before: payment, outcome: null, isClosed: true };
      // It was paid meanwhile: an editor who saw it waiting decides again.
      refuseStale(closed.updated_at, updated_at);
      payment = closed;
    }
    if (!refund || status !== 'refunded') return { before: payment, outcome: null };
    return { before: payment, outcome: await giveBack(payment) };
  },
  run: async ({ id, status, updated_at }, context, { before, outcome: notified, isClosed = false }) => {
    const held = (await lockPayment(id)) ?? before;
    // The refund has already started: it is recorded even if another change came first.
    if (notified === null && !isClosed) refuseStale(held.updated_at, updated_at);
    const settled = notified === null ? held : await settlePayment({ id, result: notified });
    const actorId = context.actor.kind === 'user' ? context.actor.userId : null;
    const after = await view(settled, status, actorId);
    const entry = { action: 'payment.status', class: 'money' as const, subject: `payment:${id}` };
    await recordChange(context, entry, audited(before), audited(after));
    return presentPayment(after);
  },
});
