import { z } from 'zod';
import { now } from '#src/platform/clock.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { getCharge, inFlight, isInFlight } from '../payment.rules.ts';
import { takeUpPayment } from '../payment.store.server.ts';
import { NewPayment, PaymentRecord, ProviderResult } from '../payment-record.contract.ts';
import { openPayment } from './open-payment.server.ts';
import { reconcilePayment } from './reconcile-payment.server.ts';

const NewCharge = NewPayment.extend({ cardNumber: z.string().optional() });
type NewCharge = z.infer<typeof NewCharge>;

const Charged = z.object({
  payment: PaymentRecord,
  /** Gateway state not yet recorded; null when there is none. */
  result: ProviderResult.extend({ clientSecret: z.string().optional() }).nullable(),
  isReplayed: z.boolean(),
});
type Charged = z.infer<typeof Charged>;

/** Stores the row durably; conflicting payments are cancelled first, unless one is being processed. */
async function open({ cardNumber: _memoryOnly, ...wanted }: NewCharge, context: Context) {
  const first = await openPayment(context, wanted);
  if (first.blockedBy.length === 0) return first;
  for (const id of first.blockedBy) await reconcilePayment(context, { id, isFinal: true });
  return openPayment(context, wanted);
}

/** Handles a repeated request: answers it again, or resumes it where a dead process left it. */
async function repeat(payment: PaymentRecord, cardNumber: string | undefined): Promise<Charged> {
  const isKnown = payment.provider_status !== '';
  if (!isKnown) {
    if (isInFlight(payment, gateway().answersWithinSeconds, now()) || !(await takeUpPayment(payment)))
      throw inFlight(gateway().answersWithinSeconds);
    return { payment, result: await gateway().create(getCharge(payment, cardNumber)), isReplayed: true };
  }
  const waits = payment.status === 'pending' && payment.provider === 'stripe' && payment.provider_ref !== null;
  const outcome = waits ? await gateway().retrieve(payment.provider_ref ?? '') : null;
  return { payment, result: outcome, isReplayed: true };
}

/** Stores a payment, then requests it from the gateway; the caller records the gateway's answer. */
export const chargePayment = command({
  allow: 'system',
  input: NewCharge,
  output: Charged,
  prepare: async (wanted, context) => {
    const { payment, isNew } = await open(wanted, context);
    if (payment === null) throw inFlight(gateway().answersWithinSeconds);
    if (!isNew) return repeat(payment, wanted.cardNumber);
    return { payment, result: await gateway().create(getCharge(payment, wanted.cardNumber)), isReplayed: false };
  },
  run: async (_wanted, _context, charged) => charged,
});
