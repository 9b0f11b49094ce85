import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the server's payment refusals and results; those about the card are also used in the browser. */
export const PAYMENT_REFUSALS = catalogue('payment-refusals', {
  otherBody: 'Cette clé d’envoi a déjà servi pour un autre paiement.',
  used: 'Déjà utilisée.',
  cardData:
    'Les données de carte ne passent jamais par ce serveur : saisissez-les dans le formulaire sécurisé de Stripe.',
  holder: 'Le nom du titulaire ne contient pas de numéro.',
  required: 'Ce champ est obligatoire.',
  number: 'Ce numéro de carte est invalide.',
  demo: 'Mode démonstration : aucune carte réelle n’est acceptée, seulement les numéros de test affichés.',
  month: 'Mois attendu : de 01 à 12.',
  year: 'Année attendue : de {first} à {last}.',
  expired: 'Cette carte a expiré.',
  cvv: 'Code de sécurité attendu : 3 ou 4 chiffres.',
  free: 'Le paiement d’un montant libre n’est pas proposé. Ouvrez le lien de votre devis ou de votre facture.',
  service: 'Ce service n’existe pas.',
  tooManyDeclines: 'Trop de refus pour ce devis. Réessayez dans une heure ou appelez-nous.',
  noConfirmation: 'Ce paiement n’attend pas de confirmation.',
  done: 'Paiement accepté.',
  waits: 'Paiement en attente de confirmation.',
  unpaidUntil:
    'Ce contrat est conclu à votre domicile : la loi interdit tout paiement jusqu’au {date} inclus. Revenez le lendemain.',
});
