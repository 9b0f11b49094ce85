import type { z } from 'zod';
import type { DueChoice } from '#src/domains/sales/pricing/due.rules.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import { PAYABLE_STAGES } from '#src/domains/sales/quotes/quote-record.rules.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { euros } from '#src/kernel/money.ts';
import { fold } from '#src/kernel/text.ts';
import { FREE_LEAST, FREE_MOST, type PaymentStatus } from './payment.contract.ts';
import type { PaymentRecord, ProviderTold } from './payment-record.contract.ts';

/** New payments one client may send. */
export const PAYMENT_LIMIT = { hits: 5, seconds: 600 };
export const DECLINES_PER_QUOTE = { hits: 3, seconds: 3_600 };
export const declinesBucket = (quoteId: number): string => `payment-declines:${quoteId}`;
/** A payment that waits longer is asked about at the gateway. */
export const RECONCILED_AFTER_SECONDS = 120;
export const RECONCILE_EVERY_SECONDS = 60;
/** Whoever looks at a waiting payment has it asked about, this often at most. */
export const FOLLOWED_EVERY_SECONDS = 3;

export const paymentNotFound = (): DomainError => new DomainError('not-found', 'Ce paiement n’existe pas.');

const NOT_PAYABLE =
  'Ce montant ne peut pas être payé ici. Ouvrez le lien personnel reçu par e-mail, ou connectez-vous à votre compte.';
/** One answer for a quote that is unknown, refused, paid or somebody else's. */
export const notPayable = (): DomainError => invalidField('amount', NOT_PAYABLE);
export const nothingDue = (): DomainError => new DomainError('not-found', NOT_PAYABLE);

const IN_FLIGHT = 'Ce paiement est déjà en cours de traitement. Patientez quelques secondes.';
/** Somebody talks to the gateway about it just now. */
export const inFlight = (retryAfterSeconds: number): DomainError =>
  new DomainError('conflict', IN_FLIGHT, { retryAfterSeconds });

/** @throws DomainError `invalid` when the amount is none of those that are due. */
export function requireDue(choices: readonly DueChoice[], cents: number): void {
  if (choices.length === 0) throw notPayable();
  if (choices.some((choice) => choice.cents === cents)) return;
  const amounts = choices.map((choice) => euros(choice.cents)).join(' ou ');
  throw invalidField('amount', `Montant attendu : ${amounts}.`);
}

const OUT_OF_RANGE = 'Le montant doit être compris entre 1 € et 50 000 €.';
/** @throws DomainError `invalid` outside the range of free payments. */
export function requireFreeAmount(cents: number): void {
  if (cents < FREE_LEAST || cents > FREE_MOST) throw invalidField('amount', OUT_OF_RANGE);
}

type Payable = Pick<QuoteRecord, 'user_id' | 'email' | 'status' | 'valid_until'>;

/** Who pays: an account, with its address once that is verified. */
export interface Payer {
  userId: number;
  verifiedEmail: string | null;
}

/** Whether a quote is the payer's own. */
export const isOwn = ({ user_id, email }: Pick<Payable, 'user_id' | 'email'>, payer: Payer | null): boolean =>
  payer !== null && (user_id === payer.userId || (payer.verifiedEmail !== null && payer.verifiedEmail === email));

/** A price the customer has seen; an offer that has run out is not paid any more, an accepted one stays. */
export const isPayable = ({ status, valid_until }: Payable, now: Date): boolean =>
  PAYABLE_STAGES.includes(status) && (status === 'accepted' || valid_until === null || valid_until >= parisDay(now));

/** What the gateway says, as the payment's own status. */
export function statusOf(provider: string): PaymentStatus {
  if (provider === 'succeeded') return 'completed';
  if (provider === 'refunded') return 'refunded';
  return provider === 'failed' || provider === 'canceled' ? 'failed' : 'pending';
}

const RANK: Record<PaymentStatus, number> = { pending: 0, failed: 1, completed: 2, refunded: 3 };

/** News of the gateway only ever move a payment on: a late "failed" undoes nothing. */
export const movesOn = (from: PaymentStatus, to: PaymentStatus): boolean => RANK[to] > RANK[from];

/** What stands in the books for a payment, cents. */
export const bookedCents = ({
  status,
  amount_cents,
  refunded_cents,
  voided_at,
}: Pick<PaymentRecord, 'status' | 'amount_cents' | 'refunded_cents' | 'voided_at'>): number =>
  status === 'completed' && voided_at === null ? amount_cents - refunded_cents : 0;

/** Whether the gateway says another thing than what is shown. */
export const isMismatch = ({ status, provider_status }: Pick<PaymentRecord, 'status' | 'provider_status'>): boolean =>
  provider_status !== '' && statusOf(provider_status) !== status;

/** Real money that was taken and not given back: it is no line one deletes. */
export const isCaptured = ({
  provider,
  provider_status,
}: Pick<PaymentRecord, 'provider' | 'provider_status'>): boolean =>
  provider === 'stripe' && provider_status === 'succeeded';

/** Money lies at the gateway and could go back. */
export const isRefundable = ({ provider_ref, provider_status }: PaymentRecord): boolean =>
  provider_ref !== null && provider_status === 'succeeded';

const secondsSince = (iso: string, now: Date): number => (now.getTime() - Date.parse(iso)) / 1000;

type Timed = Pick<PaymentRecord, 'provider_status' | 'created_at' | 'updated_at'>;

/** Whether somebody may be talking to the gateway about it just now. */
export const isInFlight = ({ provider_status, updated_at }: Timed, withinSeconds: number, now: Date): boolean =>
  provider_status === '' && secondsSince(updated_at, now) < withinSeconds;

export const isAbandoned = ({ created_at }: Timed, afterSeconds: number, now: Date): boolean =>
  secondsSince(created_at, now) >= afterSeconds;

const boundTo = ({ quote_id, invoice_id }: PaymentRecord): string => {
  if (invoice_id !== null) return `Facture n° ${invoice_id}`;
  return quote_id === null ? '' : `Devis n° ${quote_id}`;
};

/** What the gateway is told of a payment: nothing of the customer. */
export const chargeOf = (payment: PaymentRecord, cardNumber?: string) => ({
  transactionId: payment.transaction_id,
  amountCents: payment.amount_cents,
  description: boundTo(payment) || payment.service_title,
  cardNumber,
});

/** What the search of the back office looks through. */
export const searchTextOf = (
  payment: Pick<PaymentRecord, 'transaction_id' | 'customer_name' | 'service_title'>,
): string => fold([payment.transaction_id, payment.customer_name, payment.service_title].join('\n'));

type Told = z.infer<typeof ProviderTold>;

/** Where a payment stands after news of the gateway; the same object when they are old. */
export function afterTold(before: PaymentRecord, told: Told): PaymentRecord {
  const isOld = before.provider_status !== '' && movesOn(statusOf(told.status), statusOf(before.provider_status));
  const refunded_cents = Math.max(before.refunded_cents, told.refundedCents);
  const isKnown = before.provider_status === told.status && before.refunded_cents === refunded_cents;
  if (isOld || isKnown) return before;
  const isOdd = told.status === 'succeeded' && told.receivedCents !== before.amount_cents;
  const to = isOdd ? 'failed' : statusOf(told.status);
  const status = movesOn(before.status, to) ? to : before.status;
  return {
    ...before,
    provider_ref: told.ref,
    provider_status: told.status,
    refunded_cents,
    payment_method: told.method || before.payment_method,
    last_four: told.lastFour || before.last_four,
    status,
    failure: status === 'failed' ? (isOdd ? 'amount_mismatch' : told.failure || before.failure) : '',
    // Money that came in after all is shown again.
    voided_at: status === 'completed' && before.status !== 'completed' ? null : before.voided_at,
  };
}
