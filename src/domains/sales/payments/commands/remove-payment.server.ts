import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { bookPayment } from '../booking.internal.server.ts';
import {
  capturedStays,
  isCaptured,
  isOpenAtStripe,
  isRecorded,
  openAtStripe,
  paymentNotFound,
} from '../payment.rules.ts';
import { lockPayment, selectPayment } from '../payment.store.server.ts';
import { PaymentKey } from '../payment-admin.contract.ts';
import { reverseIt } from '../receipt.rules.ts';
import { reconcilePayment } from '../workflows/reconcile-payment.server.ts';

/** Reason of the ledger's entry. */
const DELETED = 'Suppression';

/** Hides a payment from every list; its row stays in the ledger, void. A captured real payment is not removed. */
export const removePayment = command({
  allow: 'money',
  input: PaymentKey,
  output: z.object({}),
  // A payment pending at a real gateway is cancelled there first, so that it cannot complete unseen.
  prepare: async ({ id }) => {
    const payment = await selectPayment(id);
    if (payment === undefined || !isOpenAtStripe(payment)) return;
    if (gateway().mode !== 'stripe') throw openAtStripe();
    if (payment.status === 'pending') await reconcilePayment({ id, isFinal: true });
  },
  run: async ({ id }, context) => {
    const before = await lockPayment(id);
    if (before === undefined || before.voided_at !== null) throw paymentNotFound();
    if (isCaptured(before)) throw capturedStays();
    if (isRecorded(before)) throw reverseIt();
    const actorId = context.actor.kind === 'user' ? context.actor.userId : null;
    const cause = { kind: 'correction', reason: DELETED, actorId } as const;
    await bookPayment({ before, after: { ...before, voided_at: nowIso() }, cause });
    if (context.actor.kind === 'user') {
      const { transaction_id, customer_name: name, amount_cents, status } = before;
      const result = { transaction_id, name, amount_cents, status };
      await recordAudit(context, {
        action: 'payment.delete',
        class: 'money',
        subject: `payment:${id}`,
        before: result,
      });
    }
    return {};
  },
});
