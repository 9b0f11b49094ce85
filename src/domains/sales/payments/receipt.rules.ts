import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { euros, exactEuros } from '#src/kernel/money.ts';
import { type PaymentRecord, RefundRequest } from './payment-record.contract.ts';

/** Largest total in cash on one contract, in cents (articles L112-6 and D112-3 of the monetary code). */
export const CASH_MOST = 100_000;

interface DueDays {
  today: string;
  /** Last day without any payment after a contract at the customer's home. */
  barredUntil: string | null;
}

/** @throws DomainError `invalid` when the cash on a contract would exceed what the law allows. */
export function requireLegalCash(before: number, cents: number): void {
  if (before + cents <= CASH_MOST) return;
  const known = before > 0 ? ` ${euros(before)} ont déjà été reçus en espèces sur ce contrat.` : '';
  const sentence = `La loi limite les espèces à ${euros(CASH_MOST)} par contrat (articles L112-6 et D112-3 du code monétaire et financier).${known}`;
  throw invalidField('amount', sentence);
}

const refusal = (sentence: string): DomainError => new DomainError('conflict', sentence);
export const oneTarget = (): DomainError =>
  invalidField('target', 'Choisissez le devis, la commande ou la facture que cet argent règle.');
export const closedInvoice = (number: string): DomainError =>
  refusal(`Rien ne s’encaisse sur ${number} : ce document est un avoir, un acompte déjà réglé ou une facture annulée.`);
export const notAccepted = (): DomainError =>
  refusal('Ce devis n’est pas accepté : rien ne s’encaisse avant l’accord du client.');
export const orderEnded = (): DomainError =>
  refusal('Cette commande est annulée : il n’y a plus d’acompte à demander.');
export const barredUntil = (date: string): DomainError =>
  refusal(`Ce contrat est conclu au domicile du client : la loi interdit tout paiement jusqu’au ${date} inclus.`);
/** Years for which accounts are kept: an earlier day is a mistake. */
const KEPT_YEARS = 10;

/** @throws DomainError `invalid` for a day to come, or longer ago than accounts are kept. */
export function requireReceivedDay(day: string, today: string): void {
  if (day > today) throw invalidField('received_on', 'Le jour de l’encaissement ne peut pas être dans le futur.');
  if (Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) - KEPT_YEARS) return;
  throw invalidField('received_on', 'Le jour de l’encaissement date de plus de dix ans.');
}
export const knownReceipt = (number: string): DomainError =>
  new DomainError('conflict', `Un encaissement identique est déjà enregistré ce jour-là (${number}).`, {
    reason: 'known_receipt',
  });

export const alreadyBilled = (number: string): DomainError =>
  refusal(`La facture ${number} des travaux est émise : il n’y a plus d’acompte à demander.`);

/** @throws DomainError `invalid` when a deposit exceeds what is left to invoice. */
export function requireBillable(cents: number, left: number): void {
  if (cents <= left) return;
  throw invalidField('amount', `Il reste ${euros(left)} à facturer sur ce contrat.`);
}

export const notBegun = (): DomainError =>
  refusal(
    'Rien n’est dû pour des travaux commencés : le client ne s’est pas rétracté, ou il n’avait pas demandé expressément leur début (article L221-25 du code de la consommation).',
  );
export const begunBilled = (number: string): DomainError =>
  refusal(`La facture ${number} est déjà émise sur ce contrat : faites d’abord un avoir.`);

/** @throws DomainError `invalid` when works done before a withdrawal would cost more than the whole contract. */
export function requireWithinContract(cents: number, contract: number): void {
  if (cents <= contract) return;
  throw invalidField(
    'amount',
    `Le contrat était de ${exactEuros(contract)} : la part exécutée ne peut pas le dépasser.`,
  );
}

/** @throws DomainError `invalid` for a day that has passed, or on which the law bars any payment. */
export function requireDueDay(day: string, { today, barredUntil: barred }: DueDays): void {
  if (day < today) throw invalidField('due_on', 'L’échéance ne peut pas être passée.');
  if (barred === null || day > barred) return;
  throw invalidField('due_on', barredUntil(formatLongDate(`${barred}T12:00:00Z`)).message);
}

/** Returns the civil day on which a payment was received: as the office recorded it, else when the gateway took it. */
export const getReceivedDay = ({
  received_on,
  completed_at,
  created_at,
}: Pick<PaymentRecord, 'received_on' | 'completed_at' | 'created_at'>): string =>
  received_on || parisDay(new Date(completed_at ?? created_at));

interface RefundDay {
  day: string;
  today: string;
  /** Civil day on which the payment was received. */
  receivedOn: string;
}

/** @throws DomainError `invalid` for more than the payment still counts, or a wrong day; `conflict` when nothing is left. */
export function requireRefundable(cents: number, left: number, { day, today, receivedOn }: RefundDay): void {
  if (left <= 0) throw refusal('Ce paiement ne compte plus : il n’y a rien à rembourser.');
  if (cents > left) throw invalidField('amount', `Il reste ${exactEuros(left)} à rembourser sur ce paiement.`);
  if (day > today) throw invalidField('refunded_on', 'Le jour du remboursement ne peut pas être dans le futur.');
  if (day >= receivedOn) return;
  const date = formatLongDate(`${receivedOn}T12:00:00Z`);
  throw invalidField('refunded_on', `Ce paiement a été reçu le ${date} : il ne se rembourse pas avant.`);
}

/** Returns the refund that the office asked of the gateway, if a new state of the payment contains it. */
export function getRequestedRefund(
  { refund_request, refunded_cents: before }: Pick<PaymentRecord, 'refund_request' | 'refunded_cents'>,
  { refunded_cents: after }: Pick<PaymentRecord, 'refunded_cents'>,
): RefundRequest | null {
  if (refund_request === null) return null;
  const request = RefundRequest.parse(JSON.parse(refund_request));
  return request.from_cents === before && after - before >= request.amount_cents ? request : null;
}

export const refundOnCard = (): DomainError =>
  invalidField(
    'means',
    'Ce paiement a été fait par carte en ligne : choisissez « Carte », il est remboursé sur la carte.',
  );

const NO_CARD =
  'Stripe n’est pas en service : ce paiement ne peut pas être remboursé sur la carte. Remettez Stripe en service, ou remboursez par un autre moyen.';
export const noCardRefund = (): DomainError => new DomainError('conflict', NO_CARD);

/** Returns whether a payment was received, given back since or not: a cheque can bounce after its refund. */
export const isReceived = ({ status }: Pick<PaymentRecord, 'status'>): boolean =>
  status === 'completed' || status === 'refunded';

const NOT_REVERSIBLE = 'Seul un encaissement saisi ici, et qui n’est pas déjà annulé, peut être annulé ainsi.';
export const notReversible = (): DomainError => new DomainError('conflict', NOT_REVERSIBLE);

const REFUND_STAYS =
  'Il n’y a aucun remboursement saisi ici à annuler ; ce qui a été rendu sur une carte l’est définitivement.';
export const refundStays = (): DomainError => new DomainError('conflict', REFUND_STAYS);

const NEVER_TAKEN =
  'Le prestataire n’a jamais encaissé ce paiement : saisissez plutôt l’encaissement, par chèque ou virement par exemple.';
const GIVEN_BACK =
  'Ce paiement a été remboursé en entier : il ne redevient pas terminé. Saisissez plutôt un nouvel encaissement.';
export const givenBack = (): DomainError => new DomainError('conflict', GIVEN_BACK);

export const neverTaken = (): DomainError => new DomainError('conflict', NEVER_TAKEN);

/** Returns whether real money was taken, refunded or not: such a payment cannot wait again. */
export const isTaken = ({ provider, provider_status }: Pick<PaymentRecord, 'provider' | 'provider_status'>): boolean =>
  provider === 'stripe' && ['succeeded', 'refunded'].includes(provider_status);

const TAKEN =
  'Le prestataire a déjà encaissé ce paiement : il ne peut plus être en attente. Remboursez-le s’il ne compte pas.';
export const takenNotPending = (): DomainError => new DomainError('conflict', TAKEN);

const REVERSE_IT = 'Cet encaissement a été saisi ici : il s’annule par une écriture contraire, avec son motif.';
export const reverseIt = (): DomainError => new DomainError('conflict', REVERSE_IT);
