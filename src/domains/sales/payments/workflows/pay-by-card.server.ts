import { createHash, randomBytes } from 'node:crypto';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { now } from '#src/platform/clock.server.ts';
import { log } from '#src/platform/log.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { countHit, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { holdsCardData, requireCard, typedCard } from '../card-form.rules.ts';
import { getLinkToken, PaymentAnswer, PaymentRequest } from '../payment.contract.ts';
import { settlePayment } from '../payment.internal.server.ts';
import { DECLINES_PER_QUOTE, declinesBucket, PAYMENT_LIMIT, paymentsOff } from '../payment.rules.ts';
import { PAYMENT_REFUSALS as texts } from '../payment-refusals.texts.ts';
import { toReceipt } from '../receipt.document.server.ts';
import { chargePayment } from './charge-payment.server.ts';

const ID_BYTES = 16;

const getHash = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * @throws DomainError `conflict` where nothing is paid online, `malformed` for forbidden card data, `invalid` for a card
 * that is no test card.
 */
function lookAtCard(request: PaymentRequest, { requestId }: Context): string | undefined {
  const { mode } = gateway();
  if (mode === 'off') throw paymentsOff();
  if (mode === 'sandbox') {
    const card = typedCard(request);
    requireCard(card, parisDay(now()), texts);
    return card.cardNumber;
  }
  if (!holdsCardData(request)) return undefined;
  log().warn({ requestId, event: 'card-data-refused' }, 'card data was sent to the server and refused');
  throw new DomainError('malformed', texts.cardData);
}

/** Does all steps before the result is recorded: checks, the stored row, the gateway call. */
async function charge(request: PaymentRequest, context: Context) {
  const cardNumber = lookAtCard(request, context);
  const userId = context.actor.kind === 'user' ? context.actor.userId : null;
  const { amount: amountCents, cardHolder = '' } = request;
  const asked = {
    amountCents,
    userId,
    quoteId: request.quoteId ?? null,
    invoiceId: request.invoiceId ?? null,
    serviceId: request.serviceId ?? null,
    token: getLinkToken(request),
  };
  const key = context.idempotencyKey;
  return chargePayment(
    { ...context, actor: { kind: 'system' } },
    {
      ...asked,
      cardHolder,
      transactionId: `TX-${randomBytes(ID_BYTES).toString('hex').toUpperCase()}`,
      // The key belongs to its sender: no other account's repeat finds this payment.
      idempotencyKey: key === undefined ? null : getHash([userId, key]),
      requestHash: getHash(asked),
      cardNumber,
    },
  );
}

/**
 * Pays: the row is stored before the gateway is called, and the gateway's answer is booked once. The card number and
 * the security code are checked in memory and never stored.
 */
export const payByCard = command({
  allow: 'anyone',
  senderLimit: { bucket: 'payment', ...tenTimes(PAYMENT_LIMIT) },
  input: PaymentRequest,
  output: PaymentAnswer,
  prepare: charge,
  run: async (_request, _context, { payment, result: outcome, isReplayed }) => {
    const settled = outcome === null ? payment : await settlePayment({ id: payment.id, result: outcome });
    const isDeclined = outcome !== null && settled.status === 'failed' && settled.quote_id !== null;
    if (isDeclined) await countHit(declinesBucket(settled.quote_id ?? 0), DECLINES_PER_QUOTE);
    const receipt = toReceipt(settled);
    const isOpen = receipt.status === 'pending';
    return { receipt, is_replayed: isReplayed, client_secret: isOpen ? (outcome?.clientSecret ?? null) : null };
  },
});
