import type { z } from 'zod';
import { now } from '#src/platform/clock.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { openPayment } from '../payment.internal.server.ts';
import { inFlight, isInFlight, otherMode } from '../payment.rules.ts';
import { takeUpPayment } from '../payment.store.server.ts';
import { getCharge } from '../payment.views.ts';
import type { NewPayment, PaymentRecord, ProviderResult } from '../payment-record.contract.ts';
import { reconcilePayment } from './reconcile-payment.server.ts';

type NewCharge = z.infer<typeof NewPayment> & { cardNumber?: string | undefined };

interface Charged {
  payment: PaymentRecord;
  /** Gateway state not yet recorded; null when there is none. */
  result: (z.infer<typeof ProviderResult> & { clientSecret?: string | undefined }) | null;
  isReplayed: boolean;
}

/** Stores the row durably; conflicting payments are cancelled first, unless one is being processed. */
async function open({ cardNumber: _memoryOnly, ...wanted }: NewCharge, context: Context) {
  const first = await openPayment(context, wanted);
  if (first.blockedBy.length === 0) return first;
  for (const id of first.blockedBy) await reconcilePayment({ id, isFinal: true });
  return openPayment(context, wanted);
}

/** Handles a repeated request: answers it again, or resumes it where a dead process left it. */
async function repeat(payment: PaymentRecord, cardNumber: string | undefined): Promise<Charged> {
  const isKnown = payment.provider_status !== '';
  const isOurs = payment.provider === gateway().mode;
  if (!isKnown) {
    if (!isOurs) throw otherMode();
    if (isInFlight(payment, gateway().answersWithinSeconds, now()) || !(await takeUpPayment(payment)))
      throw inFlight(gateway().answersWithinSeconds);
    return { payment, result: await gateway().create(getCharge(payment, cardNumber)), isReplayed: true };
  }
  const waits =
    isOurs && payment.status === 'pending' && payment.provider === 'stripe' && payment.provider_ref !== null;
  const outcome = waits ? await gateway().retrieve(payment.provider_ref ?? '') : null;
  return { payment, result: outcome, isReplayed: true };
}

/** Stores a payment, then requests it from the gateway; the caller records the gateway's answer. */
export async function chargePayment(context: Context, wanted: NewCharge): Promise<Charged> {
  const { payment, isNew } = await open(wanted, context);
  if (payment === null) throw inFlight(gateway().answersWithinSeconds);
  if (!isNew) return repeat(payment, wanted.cardNumber);
  return { payment, result: await gateway().create(getCharge(payment, wanted.cardNumber)), isReplayed: false };
}
