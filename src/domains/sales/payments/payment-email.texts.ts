import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the receipt email. */
export const RECEIPT_TEXTS = catalogue('payment-email', {
  subject: '{company} : reçu de votre paiement de {amount}',
  title: 'Reçu de paiement : {amount}',
  hello: 'Bonjour,',
  thanks: 'Nous avons bien reçu votre paiement de {amount}. Merci.',
  number: 'Numéro de transaction : {number}',
  date: 'Date : {date}',
  quote: 'Devis n° {id}',
  service: 'Prestation : {service}',
  card: 'Carte : {brand} se terminant par {lastFour}',
  anyCard: 'carte bancaire',
  demo: 'Mode démonstration : aucune carte réelle, aucun débit.',
  open: 'Voir le reçu',
});
