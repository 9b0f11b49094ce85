import { now } from '#src/platform/clock.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { settlePayment } from '../payment.internal.server.ts';
import { inFlight, isAbandoned, isInFlight, paymentNotFound } from '../payment.rules.ts';
import { selectPayment } from '../payment.store.server.ts';
import { getCharge } from '../payment.views.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';

/** Asks the gateway for a payment's state; a payment unknown there is requested again under the same key. */
async function ask(payment: PaymentRecord, isFinal: boolean) {
  const port = gateway();
  // Made with another gateway than the current one: only that gateway knows its state.
  if (payment.provider !== port.mode || payment.status !== 'pending') return null;
  if (isInFlight(payment, port.answersWithinSeconds, now())) {
    if (!isFinal) return null;
    throw inFlight(port.answersWithinSeconds);
  }
  const result =
    payment.provider_ref === null ? await port.create(getCharge(payment)) : await port.retrieve(payment.provider_ref);
  const isOver = isFinal || isAbandoned(payment, port.abandonedAfterSeconds, now());
  return result.status === 'open' && isOver ? port.cancel(result.ref) : result;
}

/** Updates a pending payment from the gateway; `isFinal` cancels a confirmation the customer left open. */
export async function reconcilePayment({
  id,
  isFinal = false,
}: {
  id: number;
  isFinal?: boolean;
}): Promise<PaymentRecord> {
  const payment = await selectPayment(id);
  if (payment === undefined) throw paymentNotFound();
  const result = await ask(payment, isFinal);
  return result === null ? payment : settlePayment({ id, result });
}
