import { isoIn } from '#src/platform/clock.server.ts';
import { log } from '#src/platform/log.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { Receipt, TransactionKey } from '../payment.contract.ts';
import { FOLLOWED_EVERY_SECONDS, paymentNotFound } from '../payment.rules.ts';
import { selectTransaction, takeLook } from '../payment.store.server.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';
import { toReceipt } from '../receipt.document.server.ts';
import { reconcilePayment } from '../workflows/reconcile-payment.server.ts';

/** Asks the gateway about a pending payment, at a limited rate; an unreachable gateway changes nothing. */
async function followed(payment: PaymentRecord, { requestId }: Context): Promise<PaymentRecord> {
  const isUnheard = payment.provider_status === '';
  if (payment.status !== 'pending' || (payment.provider === 'sandbox' && !isUnheard)) return payment;
  if (!isUnheard && !(await takeLook(payment, isoIn(-FOLLOWED_EVERY_SECONDS)))) return payment;
  return reconcilePayment({ id: payment.id }).catch((error: unknown) => {
    log().warn({ requestId, paymentId: payment.id, err: error }, 'payment not followed');
    return payment;
  });
}

/** Returns a payment's receipt to any caller who knows its number; only data the server knows. */
export const followPayment = command({
  allow: 'anyone',
  input: TransactionKey,
  output: Receipt,
  prepare: async ({ transactionId }, context) => {
    const payment = await selectTransaction(transactionId);
    if (payment === undefined || payment.voided_at !== null) throw paymentNotFound();
    return followed(payment, context);
  },
  run: async (_key, _context, payment) => toReceipt(payment),
});
