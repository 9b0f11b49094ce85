import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { limitRate, readHits } from '#src/platform/security/rate-limit.server.ts';
import { DECLINES_PER_QUOTE, declinesBucket, PAYMENT_LIMIT } from '../payment.rules.ts';
import { insertPayment, selectByKey, selectOpenFor } from '../payment.store.server.ts';
import { type NewPayment, PaymentRecord, type PaymentTarget } from '../payment-record.contract.ts';
import { PAYMENT_REFUSALS as texts } from '../payment-refusals.texts.ts';
import { decideTarget } from './decide-target.server.ts';

/** Either the payment of this key, new or not, or the payments that conflict with it. */
const Opened = z.object({ payment: PaymentRecord.nullable(), isNew: z.boolean(), blockedBy: z.array(z.int()) });

async function knownFor({ idempotencyKey, requestHash }: NewPayment): Promise<PaymentRecord | undefined> {
  const known = idempotencyKey === null ? undefined : await selectByKey(idempotencyKey);
  if (known === undefined || known.request_hash === requestHash) return known;
  throw new DomainError('invalid', texts.otherBody, { fields: { 'Idempotency-Key': [texts.used] } });
}

async function limit({ quote_id }: PaymentTarget, { clientAddress }: Context): Promise<void> {
  if (quote_id !== null) {
    const { hits } = await readHits(declinesBucket(quote_id));
    if (hits >= DECLINES_PER_QUOTE.hits) {
      throw new DomainError('limit', texts.tooManyDeclines, { retryAfterSeconds: DECLINES_PER_QUOTE.seconds });
    }
  }
  await limitRate(`payment:${clientAddress}`, PAYMENT_LIMIT);
}

/** Decides and stores a new payment; it is durable before the gateway is called. */
export const openPayment = (context: Context, wanted: NewPayment): Promise<z.infer<typeof Opened>> =>
  transaction(async () => {
    const before = await knownFor(wanted);
    if (before !== undefined) return { payment: before, isNew: false, blockedBy: [] };
    const target = await decideTarget(context, wanted).catch(async (refusal: unknown) => {
      // An identical concurrent request may have completed the payment meanwhile.
      const meanwhile = refusal instanceof DomainError ? await knownFor(wanted) : undefined;
      if (meanwhile === undefined) throw refusal;
      return meanwhile;
    });
    if ('transaction_id' in target) return { payment: target, isNew: false, blockedBy: [] };
    const open = await selectOpenFor(target);
    if (open.length > 0) {
      const mine = await knownFor(wanted);
      return { payment: mine ?? null, isNew: false, blockedBy: mine === undefined ? open.map(({ id }) => id) : [] };
    }
    const payment = await insertPayment({
      ...target,
      transaction_id: wanted.transactionId,
      provider: gateway().mode,
      user_id: wanted.userId,
      amount_cents: wanted.amountCents,
      idempotency_key: wanted.idempotencyKey,
      request_hash: wanted.requestHash,
    });
    if (payment === undefined) return { payment: (await knownFor(wanted)) ?? null, isNew: false, blockedBy: [] };
    await limit(target, context);
    return { payment, isNew: true, blockedBy: [] };
  });
