import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the public form; they are sent to the browser with its script. */
export const NEWSLETTER_FORM_TEXTS = catalogue('newsletter-form', {
  title: 'La lettre du toit',
  text: 'Conseils d’entretien, chantiers racontés, travaux à prévoir avant l’hiver : quelques lettres par an, jamais de démarchage.',
  email: 'Votre adresse e-mail',
  required: '(obligatoire)',
  website: 'Ne remplissez pas ce champ',
  submit: 'S’abonner',
  sending: 'Envoi en cours...',
  consent: {
    before: 'En vous abonnant, vous acceptez de recevoir notre lettre. Un lien en bas de chacune permet d’arrêter. ',
    link: 'Vos données et vos droits',
  },
  missing: 'Indiquez votre adresse e-mail.',
  badEmail: 'Cette adresse e-mail est incomplète (exemple : nom@domaine.fr).',
  offline: 'La connexion semble interrompue. Réessayez dans un instant.',
  failure: 'L’inscription n’a pas pu être enregistrée. Réessayez dans un instant.',
  sentTitle: 'Plus qu’un clic',
  sent: 'Ouvrez la boîte de {email} : le lien que nous y envoyons confirme votre inscription. Il est valable 48 h.',
  sentHint: 'Rien reçu ? Regardez aussi parmi les courriers indésirables.',
});
