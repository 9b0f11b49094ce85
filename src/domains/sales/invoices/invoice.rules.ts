import type { LegalIdentity } from '#src/domains/settings/legal-identity.contract.ts';
import { missingStatus } from '#src/domains/settings/legal-identity.rules.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { exactEuros } from '#src/kernel/money.ts';

export const PAYMENT_DAYS = 30;
/** Lifetime of an emailed invoice link: one year, in seconds. */
export const LINK_SECONDS = 365 * 86_400;
/** Requests to emailed links per client. */
export const LINK_LIMIT = { hits: 120, seconds: 600 };
export const SEND_LIMIT = { hits: 10, seconds: 3_600 };
const NUMBER_DIGITS = 6;

export const invoiceNotFound = (): DomainError => new DomainError('not-found', 'Facture non trouvée');
const refusal = (sentence: string): DomainError => new DomainError('conflict', sentence);
export const alreadyBilled = (number: string): DomainError =>
  refusal(`La facture ${number} est déjà émise pour cette commande : faites d’abord un avoir.`);
export const alreadyCredited = (): DomainError => refusal('Un avoir a déjà été émis pour cette facture.');
export const creditsNothing = (): DomainError => refusal('Un avoir ne s’annule pas : émettez une nouvelle facture.');
/** @throws DomainError `invalid` when a credit note would take more than is left of its invoice. */
export function requireCreditable(cents: number, left: number): void {
  if (cents <= left) return;
  throw invalidField('amount', `Il reste ${exactEuros(left)} à créditer sur cette facture.`);
}
/** The final invoice waits for a payment that could still arrive: it deducts what was received. */
export const paymentPending = (cents: number): DomainError =>
  refusal(
    `Un paiement en ligne de ${exactEuros(cents)} est en cours sur ce contrat : attendez sa réponse ou annulez-le dans les paiements, puis émettez la facture.`,
  );
/** What is paid of a deposit is credited by what its payment does. */
export const depositPaid = (number: string, due: number): DomainError =>
  refusal(
    due > 0
      ? `L’acompte ${number} est réglé en partie : ${exactEuros(due)} peuvent être crédités. Pour le reste, remboursez ou annulez son encaissement, l’avoir en découle.`
      : `L’acompte ${number} est réglé : remboursez ou annulez son encaissement, l’avoir en découle.`,
  );
/** A document is credited only where it counts as it did when it was issued. */
export const otherWorld = (isDemo: boolean): DomainError =>
  refusal(
    isDemo
      ? 'Cette facture est une démonstration, sans valeur : il n’y a rien à annuler.'
      : 'Cette facture est réelle : un avoir ne peut pas être émis en mode démonstration.',
  );
/** Refuses to undo a deposit that a final invoice deducts. */
export const depositDeducted = (invoice: string, deposit: string): DomainError =>
  refusal(`La facture ${invoice} déduit l’acompte ${deposit} : émettez d’abord son avoir.`);
export const orderCancelled = (): DomainError =>
  refusal('Cette commande est annulée : elle ne peut plus être facturée.');
export const serviceDateMissing = (): DomainError =>
  refusal('Indiquez d’abord, sur la commande terminée, la date de la prestation : la facture doit la porter.');
export const nothingToBill = (): DomainError => refusal('Cette commande n’a pas de budget : il n’y a rien à facturer.');
export const depositsExceed = (cents: number): DomainError =>
  refusal(`Les acomptes facturés dépassent le prix de ${exactEuros(cents)} : faites d’abord un avoir.`);
export const companyIncomplete = (missing: readonly string[]): DomainError =>
  refusal(`Complétez d’abord les informations de l’entreprise dans les réglages : ${missing.join(', ')}.`);
export const noAddress = (): DomainError => refusal('Cette facture n’a pas d’adresse e-mail où l’envoyer.');

/** Number such as "F-2026-000001". */
export const invoiceNumber = (series: string, year: string, place: number): string =>
  `${series}-${year}-${String(place).padStart(NUMBER_DIGITS, '0')}`;

const DEMO_PREFIX = 'DEMO-';

/** Returns the series that replaces another one in the demonstration: "DEMO-F". */
export const demoSeries = (series: string): string => `${DEMO_PREFIX}${series}`;

export const isDemoNumber = (number: string): boolean => number.startsWith(DEMO_PREFIX);

/** Returns the calendar day a number of days later. */
export function dayAfter(day: string, days: number): string {
  const later = new Date(`${day}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

const LEGAL_FIELDS = [
  'legalName',
  'legalForm',
  'seat',
  'siret',
  'insurer',
  'insuranceCover',
  'mediator',
  'phone',
  'email',
] as const;
export type InvoiceField = (typeof LEGAL_FIELDS)[number] | 'registry' | 'capital' | 'vatNumber' | 'iban';

/** Returns the company data that the law requires on an invoice and the settings lack. */
export const missingOnInvoice = (
  legalIdentity: LegalIdentity,
  { iban, needsVatNumber }: { iban: string; needsVatNumber: boolean },
): InvoiceField[] => [
  ...LEGAL_FIELDS.filter((field) => legalIdentity[field] === ''),
  ...missingStatus(legalIdentity),
  ...(legalIdentity.vatNumber === '' && needsVatNumber ? ['vatNumber' as const] : []),
  ...(iban === '' ? ['iban' as const] : []),
];
