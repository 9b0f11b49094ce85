import { query } from '#src/platform/operation.server.ts';
import { paymentNotFound } from '../payment.rules.ts';
import { selectPayment } from '../payment.store.server.ts';
import { Payment, PaymentKey } from '../payment-admin.contract.ts';
import { toPayment } from '../payment-admin.store.server.ts';

/** Returns one payment. */
export const readPayment = query({
  allow: 'money',
  input: PaymentKey,
  output: Payment,
  run: async ({ id }) => {
    const payment = await selectPayment(id);
    if (payment === undefined || payment.voided_at !== null) throw paymentNotFound();
    return toPayment(payment);
  },
});
