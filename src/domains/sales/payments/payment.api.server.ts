import { z } from 'zod';
import { QUOTE_LINK_TEXTS } from '#src/domains/sales/quotes/quote-link.texts.ts';
import { readJsonText } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { createPaymentLink } from './commands/create-payment-link.server.ts';
import { followPayment } from './commands/follow-payment.server.ts';
import { withdrawLinkedQuote } from './commands/withdraw-linked-quote.server.ts';
import { withdrawOwnQuote } from './commands/withdraw-own-quote.server.ts';
import { readOwnContract } from './contract-account.queries.server.ts';
import { CardPayment, type PaymentAnswer, type PaymentStatus, Receipt } from './payment.contract.ts';
import { readDue, readPaymentConfig } from './payment.queries.server.ts';
import { PAYMENT_REFUSALS as texts } from './payment-refusals.texts.ts';
import { applyWebhook } from './workflows/apply-webhook.server.ts';
import { confirmPayment } from './workflows/confirm-payment.server.ts';
import { payByCard } from './workflows/pay-by-card.server.ts';

const { withdrawn } = QUOTE_LINK_TEXTS;
const EVENT_LIMIT_BYTES = 500_000;
/** Maximum body size of a payment in bytes: a card, a target and an amount. */
const PAYMENT_BODY = { json: 10_000 };

const STATUS_OF = { completed: 200, refunded: 200, pending: 202, failed: 402 } as const satisfies Record<
  PaymentStatus,
  number
>;

const Reply = z.object({
  success: z.boolean(),
  transactionId: z.string(),
  message: z.string(),
  data: Receipt.extend({ client_secret: z.string().optional() }),
});

/** Builds the answer with `transactionId` beside the data; a bank's refusal is an answer too, with its number. */
function getAnswer(request: ApiRequest, { receipt, is_replayed, client_secret }: PaymentAnswer): Response {
  const status = STATUS_OF[receipt.status];
  const sentence = receipt.status === 'pending' ? texts.waits : receipt.failure || texts.done;
  if (is_replayed) request.header('Idempotency-Replayed', 'true');
  const reply: z.infer<typeof Reply> = {
    success: status !== 402,
    transactionId: receipt.transaction_id,
    message: sentence,
    data: { ...receipt, ...(client_secret === null ? {} : { client_secret }) },
  };
  return request.json(reply, status);
}

/** The signature covers the original bytes. */
async function readEvent(request: ApiRequest) {
  const payload = await readJsonText(request.req.raw);
  return { payload, signature: request.req.header('stripe-signature') ?? '' };
}

export const paymentApi: Endpoint[] = [
  endpoint('post', '/payment/process', payByCard, {
    summary: 'Payer par carte ; `Idempotency-Key` fait d’un envoi répété un seul paiement',
    request: CardPayment,
    body: PAYMENT_BODY,
    answers: { 'application/json': Reply },
    send: getAnswer,
    repeats: 'own',
  }),
  endpoint('post', '/user/payment-links', createPaymentLink, {
    summary: 'Jeton de lien pour payer un de ses devis ou une de ses factures',
    status: 201,
  }),
  endpoint('get', '/payment/config', readPaymentConfig, { summary: 'Mode de paiement et cartes de test' }),
  endpoint('get', '/payment/due', readDue, { summary: 'Ce qui peut être payé sur un devis ou une facture' }),
  endpoint('get', '/payment/account', readOwnContract, {
    summary: 'Compte d’un de ses contrats, ou de celui d’un lien : convenu, facturé, réglé, reste',
  }),
  endpoint('post', '/quote-links/{token}/withdrawal', withdrawLinkedQuote, {
    summary: 'Renoncer au contrat dans les quatorze jours',
    message: withdrawn,
  }),
  endpoint('post', '/user/quotes/{id}/withdrawal', withdrawOwnQuote, {
    summary: 'Renoncer au contrat dans les quatorze jours',
    message: withdrawn,
  }),
  endpoint('post', '/payment/webhook/stripe', applyWebhook, {
    summary: 'Messages signés de Stripe',
    body: { json: EVENT_LIMIT_BYTES },
    read: readEvent,
    repeats: 'never',
  }),
  endpoint('get', '/payment/{transactionId}', followPayment, { summary: 'Reçu d’un paiement' }),
  endpoint('post', '/payment/{transactionId}/confirm', confirmPayment, {
    summary: 'Répondre à la question de la banque (démonstration)',
    body: PAYMENT_BODY,
  }),
];
