import { catalogue } from '#src/kernel/catalogue.ts';

/** Notification texts for payments; none for a pending one. */
export const PAYMENT_NEWS = catalogue('payment-news', {
  completed: { type: 'success', title: 'Paiement reçu', message: '{amount} de {name}' },
  failed: { type: 'warning', title: 'Paiement échoué', message: '{amount} de {name}' },
  refunded: { type: 'warning', title: 'Paiement remboursé', message: '{amount} à {name}' },
  mismatch: {
    type: 'error',
    title: 'Paiement à vérifier',
    message: 'Le montant encaissé n’est pas celui demandé : {number}',
  },
});

export const ALTERED_PAGE_TEXTS = catalogue('altered-page', {
  title: 'Page de paiement modifiée',
  advice:
    'La page de paiement n’est plus celle qui a été construite. Suspendez les paiements et réinstallez le site avant de les rouvrir.',
});
