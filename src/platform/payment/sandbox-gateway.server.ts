import { DomainError } from '#src/kernel/errors.ts';
import { getBrand, getTestCard, type TestOutcome, toDigits } from '#src/kernel/payment-card.ts';
import type { NewCharge, PaymentGateway, ProviderState, ProviderStatus } from './gateway-port.server.ts';

const HALF_HOUR_SECONDS = 1_800;

const STATUS_OF: Record<TestOutcome, ProviderStatus> = { succeeds: 'succeeded', declined: 'failed', asks: 'open' };

const hasNothing = (ref: string, status: ProviderStatus, failure = ''): ProviderState => ({
  ref,
  status,
  receivedCents: 0,
  refundedCents: 0,
  method: '',
  lastFour: '',
  failure,
});

/** Checks the card number in memory, without storing it. */
function answerTo({ transactionId, amountCents, cardNumber = '' }: NewCharge): ProviderState {
  const ref = `sandbox_${transactionId}`;
  const card = getTestCard(cardNumber);
  // The card number was lost with the process that received it, so nothing was charged.
  if (card === undefined) return hasNothing(ref, 'failed', 'interrupted');
  const status = STATUS_OF[card.outcome];
  return {
    ...hasNothing(ref, status, status === 'failed' ? 'card_declined' : ''),
    receivedCents: status === 'succeeded' ? amountCents : 0,
    method: getBrand(cardNumber) ?? '',
    lastFour: toDigits(cardNumber).slice(-4),
  };
}

const REMEMBERED = 10_000;

/** Creates the embedded gateway: no real card, no debit. It keeps its results in memory, without the number. */
export function createSandboxGateway(): PaymentGateway {
  const answers = new Map<string, ProviderState>();
  return {
    mode: 'sandbox',
    publicConfig: () => ({ publishableKey: null }),
    // As with the idempotency key of a real gateway, a repeat gets the first result of the transaction.
    create: async (charge) => {
      const answer = answers.get(charge.transactionId) ?? answerTo(charge);
      answers.set(charge.transactionId, answer);
      const [oldest] = answers.keys();
      if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
    // Called only for payments that wait for the customer's answer.
    retrieve: async (ref) => hasNothing(ref, 'open'),
    confirm: async (ref, isAccepted, amountCents) =>
      isAccepted
        ? { ...hasNothing(ref, 'succeeded'), receivedCents: amountCents }
        : hasNothing(ref, 'failed', 'authentication_refused'),
    cancel: async (ref) => hasNothing(ref, 'canceled', 'abandoned'),
    refund: async (ref, amountCents) => ({ ...hasNothing(ref, 'refunded'), refundedCents: amountCents }),
    parseWebhook: () => {
      throw new DomainError('malformed', 'Aucun prestataire de paiement n’est configuré.');
    },
    answersWithinSeconds: 2,
    abandonedAfterSeconds: HALF_HOUR_SECONDS,
  };
}
