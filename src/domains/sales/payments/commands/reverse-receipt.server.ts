import { command } from '#src/platform/operation.server.ts';
import { bookPayment } from '../booking.internal.server.ts';
import { presentPayment } from '../payment.internal.server.ts';
import { isRecorded, paymentNotFound } from '../payment.rules.ts';
import { lockPayment } from '../payment.store.server.ts';
import { Payment } from '../payment-admin.contract.ts';
import { isReceived, notReversible } from '../receipt.rules.ts';
import { Reversal } from '../record-receipt.contract.ts';

/** Cancels a receipt that the office recorded by mistake: a counter-entry with its reason; nothing is deleted. */
export const reverseReceipt = command({
  allow: 'money',
  input: Reversal,
  output: Payment,
  audit: ({ reason }, { id, amount, customer_name: name }) => ({
    action: 'payment.reverse',
    class: 'money',
    subject: `payment:${id}`,
    after: { name, amount, reason },
  }),
  run: async ({ id, reason }, { actor }) => {
    const before = await lockPayment(id);
    if (before === undefined || before.voided_at !== null) throw paymentNotFound();
    if (!isRecorded(before) || !isReceived(before)) throw notReversible();
    const actorId = actor.kind === 'user' ? actor.userId : null;
    const after = { ...before, status: 'failed', failure: 'reversed' } as const;
    return presentPayment(await bookPayment({ before, after, cause: { kind: 'reversal', reason, actorId } }));
  },
});
