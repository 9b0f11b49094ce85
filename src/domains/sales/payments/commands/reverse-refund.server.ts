import { findPaymentEntries } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { bookPayment, type Cause, findReversed } from '../booking.internal.server.ts';
import { presentPayment } from '../payment.internal.server.ts';
import { paymentNotFound } from '../payment.rules.ts';
import { lockPayment } from '../payment.store.server.ts';
import { Payment } from '../payment-admin.contract.ts';
import { writeCancelledRefund } from '../payment-mail.internal.server.ts';
import { refundStays } from '../receipt.rules.ts';
import { RefundReversal } from '../record-receipt.contract.ts';

/** Cancels the last refund that the office recorded by mistake: a counter-entry with its reason; its notice stays. */
export const reverseRefund = command({
  allow: 'money',
  input: RefundReversal,
  output: Payment,
  audit: ({ reason }, { id, refunded, customer_name: name }) => ({
    action: 'payment.reverse-refund',
    class: 'money',
    subject: `payment:${id}`,
    after: { name, refunded, reason },
  }),
  run: async ({ id, reason, refunded }, { actor }) => {
    const before = await lockPayment(id);
    if (before === undefined || before.voided_at !== null) throw paymentNotFound();
    refuseStale(String(before.refunded_cents), refunded === undefined ? undefined : String(refunded));
    const refund = findReversed(await findPaymentEntries(id), 1);
    // What Stripe gave back to a card has gone.
    if (refund === undefined || (before.provider === 'stripe' && refund.means === 'card')) throw refundStays();
    const cents = 0 - refund.amount_cents;
    const refunded_cents = before.refunded_cents - cents;
    const after = { ...before, refunded_cents, status: before.status === 'refunded' ? 'completed' : before.status };
    const cause: Cause = {
      kind: 'reversal',
      reason,
      actorId: actor.kind === 'user' ? actor.userId : null,
      refund: { means: refund.means, reference: refund.reference, received_on: parisDay(now()) },
    };
    const payment = await bookPayment({ before, after, cause });
    await writeCancelledRefund(payment, cents);
    return presentPayment(payment);
  },
});
