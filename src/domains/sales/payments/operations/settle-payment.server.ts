import type { z } from 'zod';
import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { afterReport, paymentNotFound } from '../payment.rules.ts';
import { lockPayment } from '../payment.store.server.ts';
import { PAYMENT_NEWS } from '../payment-notification.texts.ts';
import type { PaymentRecord, Settlement } from '../payment-record.contract.ts';
import { bookPayment } from './book-payment.server.ts';

/** Notifies the owner, if the change requires it. */
async function report(before: PaymentRecord, after: PaymentRecord): Promise<void> {
  if (before.status === after.status) return;
  const kind = after.failure === 'amount_mismatch' ? 'mismatch' : after.status;
  if (kind === 'pending') return;
  const notification = PAYMENT_NEWS[kind];
  await notify({
    type: notification.type,
    event: 'payment',
    title: notification.title,
    message: fill(notification.message, {
      amount: euros(after.amount_cents),
      name: after.customer_name,
      number: after.transaction_id,
    }),
    link: `/admin/payments?view=${after.id}`,
  });
}

/** Records the gateway's state of a payment, once: outdated states change nothing. */
export const settlePayment = ({ id, result }: z.infer<typeof Settlement>): Promise<PaymentRecord> =>
  transaction(async () => {
    const before = await lockPayment(id);
    if (before === undefined) throw paymentNotFound();
    const after = afterReport(before, result);
    if (after === before) return before;
    const payment = await bookPayment({ before, after });
    await report(before, payment);
    return payment;
  });
