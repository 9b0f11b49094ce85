import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the receipt email. */
export const RECEIPT_TEXTS = catalogue('payment-email', {
  refund: {
    subject: '{company} : {amount} vous ont été remboursés',
    title: '{amount} remboursés',
    text: 'Nous vous avons remboursé {amount} par {means}.',
    wait: 'Selon votre banque, la somme arrive sur votre compte sous quelques jours.',
    attached: 'L’avis de remboursement {number} est joint à ce message.',
    quote: 'Devis {number}',
    invoice: 'Facture {number}',
    open: 'Voir le compte du contrat',
    cancelledSubject: '{company} : remboursement de {amount} annulé',
    cancelledTitle: 'Remboursement annulé',
    cancelled:
      'Nous vous avions annoncé un remboursement de {amount}. C’était une erreur de saisie : il n’a pas eu lieu, et l’avis que vous avez reçu est sans effet. Appelez-nous en cas de doute.',
  },
  subject: '{company} : reçu de votre paiement de {amount}',
  title: 'Reçu de paiement : {amount}',
  hello: 'Bonjour,',
  thanks: 'Nous avons bien reçu votre paiement de {amount}. Merci.',
  number: 'Numéro de transaction : {number}',
  date: 'Date : {date}',
  quote: 'Devis {number}',
  service: 'Prestation : {service}',
  card: 'Carte : {brand} se terminant par {lastFour}',
  anyCard: 'carte bancaire',
  means: 'Moyen de paiement : {means}',
  demo: 'Mode démonstration : aucune carte réelle, aucun débit.',
  attached: 'Votre facture d’acompte est jointe à ce message.',
  open: 'Voir le reçu',
});

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
