import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { Confirmation, Receipt } from '../payment.contract.ts';
import { settlePayment } from '../payment.internal.server.ts';
import { paymentNotFound } from '../payment.rules.ts';
import { selectTransaction } from '../payment.store.server.ts';
import { PAYMENT_REFUSALS as texts } from '../payment-refusals.texts.ts';
import { toReceipt } from '../receipt.document.server.ts';

/** Settles the demonstration's bank confirmation by the customer's answer; a settled payment is not changed. */
export const confirmPayment = command({
  allow: 'anyone',
  input: Confirmation,
  output: Receipt,
  prepare: async ({ transactionId, accepted }) => {
    const payment = await selectTransaction(transactionId);
    if (payment === undefined || payment.voided_at !== null) throw paymentNotFound();
    const { confirm, mode } = gateway();
    if (payment.provider !== mode || confirm === undefined || payment.provider_ref === null) {
      throw new DomainError('conflict', texts.noConfirmation);
    }
    const isOpen = payment.status === 'pending' && payment.provider_status === 'open';
    return { payment, outcome: isOpen ? await confirm(payment.provider_ref, accepted, payment.amount_cents) : null };
  },
  run: async (_input, _context, { payment, outcome: notified }) =>
    toReceipt(notified === null ? payment : await settlePayment({ id: payment.id, result: notified })),
});
