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

/** Reasons why a payment failed, by the gateway's code. */
const FAILURE_TEXTS = catalogue('payment-failures', {
  card_declined: 'Votre banque a refusé ce paiement. Aucun montant n’a été débité.',
  authentication_refused: 'Vous avez refusé la confirmation demandée par votre banque. Aucun montant n’a été débité.',
  abandoned: 'Le paiement n’a pas été confirmé à temps. Aucun montant n’a été débité.',
  interrupted: 'Le paiement a été interrompu. Aucun montant n’a été débité.',
  amount_mismatch: 'Le montant encaissé ne correspond pas au montant demandé. Nous vous contactons.',
  other: 'Le paiement n’a pas abouti. Aucun montant n’a été débité.',
});

const isFailure = (code: string): code is keyof typeof FAILURE_TEXTS => code in FAILURE_TEXTS;
export const failureText = (code: string): string => FAILURE_TEXTS[isFailure(code) ? code : 'other'];
