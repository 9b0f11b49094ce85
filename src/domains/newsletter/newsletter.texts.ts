import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the newsletter's emails and API answers. */
export const NEWSLETTER_TEXTS = catalogue('newsletter', {
  received: 'Ouvrez votre boîte : un lien y confirme l’inscription.',
  unknown: 'Ce lien ne correspond à aucune inscription en cours.',
  expired: 'Ce lien n’est plus valable : il fallait l’utiliser sous 48 h. Demandez-en un nouveau.',
  removed: 'Abonné supprimé.',
  notFound: 'Cet abonné n’existe pas.',
  confirmEmailContent: {
    subject: 'Confirmez votre inscription à la lettre {of_company}',
    title: 'Confirmez votre inscription',
    paragraphs: [
      'Bonjour,',
      'Vous avez demandé à recevoir la lettre {of_company}. Un clic confirme que cette adresse est bien la vôtre. Le lien est valable 48 h.',
      'Si vous n’avez rien demandé, ignorez ce message : rien ne vous sera envoyé et votre adresse sera effacée au bout de 30 jours.',
    ],
    button: 'Confirmer mon inscription',
  },
  welcomeEmail: {
    subject: 'Bienvenue : votre inscription à la lettre {of_company}',
    title: 'Votre inscription est confirmée',
    paragraphs: [
      'Bonjour,',
      'Vous recevrez la lettre {of_company} : quelques fois par an, des conseils pour votre toit et des chantiers racontés.',
      'Gardez ce message : le lien ci-dessous arrête tout, à n’importe quel moment.',
    ],
    button: 'Me désinscrire',
  },
  footer: '{company} – vous recevez ce message parce que cette adresse a été donnée sur {site}.',
  columns: ['E-mail', 'Statut', 'Demandée le', 'Confirmée le', 'Lien de désinscription'],
  statuses: { pending: 'À confirmer', confirmed: 'Confirmée' },
});
