import { DomainError } from '#src/kernel/errors.ts';
import { brandOf, digitsOf, type TestOutcome, testCardOf } from '#src/kernel/payment-card.ts';
import type { NewCharge, PaymentGateway, ProviderState, ProviderStatus } from './gateway-port.server.ts';

const HALF_HOUR_SECONDS = 1_800;

const STATUS_OF: Record<TestOutcome, ProviderStatus> = { succeeds: 'succeeded', declined: 'failed', asks: 'open' };

const nothingOf = (ref: string, status: ProviderStatus, failure = ''): ProviderState => ({
  ref,
  status,
  receivedCents: 0,
  refundedCents: 0,
  method: '',
  lastFour: '',
  failure,
});

/** The number is looked at here, in memory, and forgotten. */
function answerTo({ transactionId, amountCents, cardNumber = '' }: NewCharge): ProviderState {
  const ref = `sandbox_${transactionId}`;
  const card = testCardOf(cardNumber);
  // The form's number is gone with the process that had it: nothing was taken.
  if (card === undefined) return nothingOf(ref, 'failed', 'interrupted');
  const status = STATUS_OF[card.outcome];
  return {
    ...nothingOf(ref, status, status === 'failed' ? 'card_declined' : ''),
    receivedCents: status === 'succeeded' ? amountCents : 0,
    method: brandOf(cardNumber) ?? '',
    lastFour: digitsOf(cardNumber).slice(-4),
  };
}

const REMEMBERED = 10_000;

/** The embedded gateway: no real card, no debit. It remembers its answers, without the number, until the process ends. */
export function createSandboxGateway(): PaymentGateway {
  const answers = new Map<string, ProviderState>();
  return {
    mode: 'sandbox',
    publicConfig: () => ({ publishableKey: null }),
    // As with the key of a real gateway, the first answer to a transaction is the answer to each repetition.
    create: async (charge) => {
      const answer = answers.get(charge.transactionId) ?? answerTo(charge);
      answers.set(charge.transactionId, answer);
      const [oldest] = answers.keys();
      if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
    // Asked again only about what waits for the customer's answer.
    retrieve: async (ref) => nothingOf(ref, 'open'),
    confirm: async (ref, isAccepted, amountCents) =>
      isAccepted
        ? { ...nothingOf(ref, 'succeeded'), receivedCents: amountCents }
        : nothingOf(ref, 'failed', 'authentication_refused'),
    cancel: async (ref) => nothingOf(ref, 'canceled', 'abandoned'),
    refund: async (ref, amountCents) => ({ ...nothingOf(ref, 'refunded'), refundedCents: amountCents }),
    parseWebhook: () => {
      throw new DomainError('malformed', 'Aucun prestataire de paiement n’est configuré.');
    },
    answersWithinSeconds: 2,
    abandonedAfterSeconds: HALF_HOUR_SECONDS,
  };
}
