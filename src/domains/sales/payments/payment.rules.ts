import type { z } from 'zod';
import { MEANS, type Means } from '#src/domains/sales/ledger/ledger.contract.ts';
import type { DueChoice } from '#src/domains/sales/pricing/due.rules.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { FREE_LEAST, FREE_MOST, type PaymentStatus, UNACCEPTED } from './payment.contract.ts';
import type { PaymentRecord, ProviderResult } from './payment-record.contract.ts';

/** New payments per client. */
export const PAYMENT_LIMIT = { hits: 5, seconds: 600 };
export const DECLINES_PER_QUOTE = { hits: 3, seconds: 3_600 };
export const declinesBucket = (quoteId: number): string => `payment-declines:${quoteId}`;
/** Age in seconds after which the gateway is asked about a pending payment. */
export const RECONCILED_AFTER_SECONDS = 120;
export const RECONCILE_EVERY_SECONDS = 60;
/** Minimum interval in seconds between gateway queries while a pending payment is viewed. */
export const FOLLOWED_EVERY_SECONDS = 3;

export const paymentNotFound = (): DomainError => new DomainError('not-found', 'Ce paiement n’existe pas.');
export const contractNotFound = (): DomainError => new DomainError('not-found', 'Ce contrat n’existe pas.');

const NOT_PAYABLE =
  'Ce montant ne peut pas être payé ici. Ouvrez le lien personnel reçu par e-mail, ou connectez-vous à votre compte.';
/** Returns the same error for a quote that is unknown, refused, paid or another customer's. */
export const notPayable = (): DomainError => invalidField('amount', NOT_PAYABLE);
export const nothingDue = (): DomainError => new DomainError('not-found', NOT_PAYABLE);

const OFF =
  'Le paiement en ligne n’est pas proposé : réglez par virement, les coordonnées bancaires sont sur la page de paiement.';
const INCOMPLETE =
  'Le paiement en ligne n’est pas ouvert : l’entreprise doit d’abord compléter ses informations légales ({missing}), sans lesquelles elle ne peut pas émettre votre facture.';
const OTHER_MODE = 'Ce paiement vient d’un autre mode de paiement : il ne peut pas être repris. Envoyez-en un nouveau.';
const DEMO_STAYS = 'Ce paiement est une démonstration : il ne peut être terminé que dans le mode démonstration.';
const REAL_STAYS = 'Ce paiement est réel : il ne peut pas être terminé en mode démonstration.';

/** Nobody can pay online in this mode. */
export const paymentsOff = (): DomainError => new DomainError('conflict', OFF);

/** Returns why nothing can be received online, as a sentence; empty when it can. */
export function getRefusal(isOff: boolean, missingCompanyData: readonly string[]): string {
  if (isOff) return OFF;
  if (missingCompanyData.length === 0) return '';
  return fill(INCOMPLETE, { missing: missingCompanyData.join(', ') });
}

/** @throws DomainError `conflict` with a sentence that says why nothing can be received online. */
export function refuseWith(sentence: string): void {
  if (sentence !== '') throw new DomainError('conflict', sentence);
}
/** Only the gateway that made a payment can continue it. */
export const otherMode = (): DomainError => new DomainError('conflict', OTHER_MODE);
/** Demonstration payments are completed in the demonstration, real ones outside of it. */
export const otherWorld = ({ provider }: Pick<PaymentRecord, 'provider'>): DomainError =>
  new DomainError('conflict', provider === 'sandbox' ? DEMO_STAYS : REAL_STAYS);

const IN_FLIGHT = 'Ce paiement est déjà en cours de traitement. Patientez quelques secondes.';
/** Another request is calling the gateway for this payment. */
export const inFlight = (retryAfterSeconds: number): DomainError =>
  new DomainError('conflict', IN_FLIGHT, { retryAfterSeconds });

/** Checks the amount. @throws DomainError `invalid` when it is none of the amounts due. */
export function requireDue(choices: readonly DueChoice[], cents: number): void {
  if (choices.length === 0) throw notPayable();
  if (choices.some((choice) => choice.cents === cents)) return;
  const amounts = choices.map((choice) => euros(choice.cents)).join(' ou ');
  throw invalidField('amount', `Montant attendu : ${amounts}.`);
}

const OUT_OF_RANGE = 'Le montant doit être compris entre 1 € et 50 000 €.';
/** Checks a free amount. @throws DomainError `invalid` outside the allowed range. */
export function requireFreeAmount(cents: number): void {
  if (cents < FREE_LEAST || cents > FREE_MOST) throw invalidField('amount', OUT_OF_RANGE);
}

type Payable = Pick<QuoteRecord, 'user_id' | 'email' | 'status' | 'valid_until'>;

/** Paying account, with its email address once that is verified. */
export interface Payer {
  userId: number;
  verifiedEmail: string | null;
}

/** Returns whether a quote belongs to the payer. */
export const isOwn = ({ user_id, email }: Pick<Payable, 'user_id' | 'email'>, payer: Payer | null): boolean =>
  payer !== null && (user_id === payer.userId || (payer.verifiedEmail !== null && payer.verifiedEmail === email));

/** Returns whether the quote is offered and still waits for its customer's acceptance. */
export const awaitsAcceptance = ({ status, valid_until }: Payable, now: Date): boolean =>
  status === 'quoted' && (valid_until === null || valid_until >= parisDay(now));

const NOT_ACCEPTED = 'Ce devis doit d’abord être accepté : il pourra être payé ensuite.';
export const notAccepted = (): DomainError => new DomainError('conflict', NOT_ACCEPTED, { reason: UNACCEPTED });

/** Returns the payment's own status for the gateway's status. */
export function getStatus(provider: string): PaymentStatus {
  if (provider === 'succeeded') return 'completed';
  if (provider === 'refunded') return 'refunded';
  return provider === 'failed' || provider === 'canceled' ? 'failed' : 'pending';
}

const RANK: Record<PaymentStatus, number> = { pending: 0, failed: 1, completed: 2, refunded: 3 };

/** Returns whether a gateway status moves a payment forward: a late "failed" undoes nothing. */
export const movesOn = (from: PaymentStatus, to: PaymentStatus): boolean => RANK[to] > RANK[from];

type Booked = Pick<PaymentRecord, 'status' | 'failure' | 'amount_cents' | 'refunded_cents' | 'voided_at'>;

/** Returns whether the office cancelled a receipt by a counter-entry: the money never arrived. */
export const isReversed = ({ status, failure }: Pick<Booked, 'status' | 'failure'>): boolean =>
  status === 'failed' && failure === 'reversed';

/** Returns the amount booked for a payment, in cents; negative where money went back that never arrived. */
export function bookedCents(payment: Booked): number {
  const { status, amount_cents, refunded_cents, voided_at } = payment;
  if (voided_at !== null) return 0;
  if (isReversed(payment)) return 0 - refunded_cents;
  return status === 'completed' ? amount_cents - refunded_cents : 0;
}

/** Returns whether the gateway's status differs from the shown one. */
export const isMismatch = ({ status, provider_status }: Pick<PaymentRecord, 'status' | 'provider_status'>): boolean =>
  provider_status !== '' && getStatus(provider_status) !== status;

/** Returns whether real money was captured and not refunded: such a row cannot be deleted. */
export const isCaptured = ({
  provider,
  provider_status,
}: Pick<PaymentRecord, 'provider' | 'provider_status'>): boolean =>
  provider === 'stripe' && provider_status === 'succeeded';

/** Returns whether the gateway holds money that can be refunded. */
export const isRefundable = ({ provider_ref, provider_status }: PaymentRecord): boolean =>
  provider_ref !== null && provider_status === 'succeeded';

const secondsSince = (iso: string, now: Date): number => (now.getTime() - Date.parse(iso)) / 1000;

type Timed = Pick<PaymentRecord, 'provider_status' | 'created_at' | 'updated_at'>;

/** Returns whether another request may be calling the gateway for this payment. */
export const isInFlight = ({ provider_status, updated_at }: Timed, withinSeconds: number, now: Date): boolean =>
  provider_status === '' && secondsSince(updated_at, now) < withinSeconds;

export const isAbandoned = ({ created_at }: Timed, afterSeconds: number, now: Date): boolean =>
  secondsSince(created_at, now) >= afterSeconds;

type Result = z.infer<typeof ProviderResult>;

/** Returns a payment after a gateway status; the same object when that status is outdated. */
export function afterReport(before: PaymentRecord, result: Result): PaymentRecord {
  const isOld = before.provider_status !== '' && movesOn(getStatus(result.status), getStatus(before.provider_status));
  const refunded_cents = Math.max(before.refunded_cents, result.refundedCents);
  const isKnown = before.provider_status === result.status && before.refunded_cents === refunded_cents;
  if (isOld || isKnown) return before;
  const isOdd = result.status === 'succeeded' && result.receivedCents !== before.amount_cents;
  const to = isOdd ? 'failed' : getStatus(result.status);
  // Money taken for the first time counts, whatever the office has shown meanwhile.
  const isFirst = to === 'completed' && before.provider_status !== 'succeeded';
  const status = isFirst || movesOn(before.status, to) ? to : before.status;
  return {
    ...before,
    provider_ref: result.ref,
    provider_status: result.status,
    refunded_cents,
    payment_method: result.method || before.payment_method,
    last_four: result.lastFour || before.last_four,
    status,
    failure: status === 'failed' ? (isOdd ? 'amount_mismatch' : result.failure || before.failure) : '',
    // A deleted payment that completes late is listed again.
    voided_at: status === 'completed' && before.status !== 'completed' ? null : before.voided_at,
  };
}

/** Returns whether Stripe may still take the money of a payment, whatever status the office shows. */
export const isOpenAtStripe = ({ provider, provider_status }: Pick<PaymentRecord, 'provider' | 'provider_status'>) =>
  provider === 'stripe' && getStatus(provider_status) === 'pending';

const OPEN_AT_STRIPE =
  'Stripe n’est pas en service, et ce paiement peut y être encore ouvert. Remettez Stripe en service pour le supprimer.';
export const openAtStripe = (): DomainError => new DomainError('conflict', OPEN_AT_STRIPE);

const CAPTURED_STAYS = 'Ce paiement a été encaissé : remboursez-le d’abord, une écriture réelle ne se supprime pas.';
export const capturedStays = (): DomainError => new DomainError('conflict', CAPTURED_STAYS);

/** Returns whether the office recorded the receipt; a gateway’s has no civil day. */
export const isRecorded = ({ received_on }: Pick<PaymentRecord, 'received_on'>): boolean => received_on !== '';

const isMeans = (text: string): text is Means => MEANS.some((means) => means === text);

/** Returns the means of a payment; a gateway takes only cards. */
export const toMeans = (payment: Pick<PaymentRecord, 'received_on' | 'payment_method'>): Means =>
  isRecorded(payment) && isMeans(payment.payment_method) ? payment.payment_method : 'card';
