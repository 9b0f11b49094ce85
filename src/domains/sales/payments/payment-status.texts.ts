import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of statuses and cards, for both server and browser. */
export const PAYMENT_STATUS_TEXTS = catalogue('payment-status', {
  pending: 'En attente',
  completed: 'Terminé',
  failed: 'Échoué',
  refunded: 'Remboursé',
});

export const CARD_TEXTS = catalogue('card', {
  visa: 'Visa',
  mastercard: 'Mastercard',
  card: 'carte',
});

/** Means of a receipt, as a part of a sentence. */
export const MEANS_TEXTS = catalogue('means', {
  card: 'carte bancaire',
  transfer: 'virement',
  cheque: 'chèque',
  cash: 'espèces',
  other: 'autre moyen',
});
/** Means of a receipt, as choices. */
export const MEANS_CHOICES = catalogue('means-choices', {
  card: 'Carte (terminal)',
  transfer: 'Virement',
  cheque: 'Chèque',
  cash: 'Espèces',
  other: 'Autre',
});

/** Kinds of the ledger's entries. */
export const LEDGER_KIND_TEXTS = catalogue('ledger-kinds', {
  receipt: 'Encaissement',
  refund: 'Remboursement',
  reversal: 'Écriture contraire',
  correction: 'Correction',
});

export const MEANS_NUMBER = 'n° {number}';

/** Reasons why a payment failed, by the gateway's code. */
const FAILURE_TEXTS = catalogue('payment-failures', {
  card_declined: 'Votre banque a refusé ce paiement. Aucun montant n’a été débité.',
  authentication_refused: 'Vous avez refusé la confirmation demandée par votre banque. Aucun montant n’a été débité.',
  abandoned: 'Le paiement n’a pas été confirmé à temps. Aucun montant n’a été débité.',
  interrupted: 'Le paiement a été interrompu. Aucun montant n’a été débité.',
  amount_mismatch: 'Le montant encaissé ne correspond pas au montant demandé. Nous vous contactons.',
  reversed: 'Cet encaissement a été annulé par une écriture contraire.',
  other: 'Le paiement n’a pas abouti. Aucun montant n’a été débité.',
});

const isFailure = (code: string): code is keyof typeof FAILURE_TEXTS => code in FAILURE_TEXTS;
export const failureText = (code: string): string => FAILURE_TEXTS[isFailure(code) ? code : 'other'];
