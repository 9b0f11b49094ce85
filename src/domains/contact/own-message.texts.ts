import { catalogue } from '#src/kernel/catalogue.ts';

/** UI texts of the customer's messages; error texts must keep their exact wording. */
export const OWN_MESSAGE_TEXTS = catalogue('own-message', {
  title: 'Mes messages',
  text: 'Vos échanges avec l’entreprise, et ses réponses.',
  back: 'Mon profil',
  signedOut: 'Veuillez vous connecter pour accéder à vos messages.',
  loading: 'Chargement de vos messages…',
  loadError: 'Erreur lors du chargement des messages',
  empty: 'Vous n’avez pas encore de message.',
  contact: 'Nous écrire',
  write: 'Écrire un message',
  subject: 'Sujet',
  message: 'Votre message',
  send: 'Envoyer',
  sending: 'Envoi…',
  sendError: 'Votre message n’a pas pu être envoyé',
  sent: 'Votre message est bien parti. Nous vous répondons sous {reply}, ici et par e-mail.',
  cancel: 'Annuler',
  answer: 'Répondre',
  answerLabel: 'Répondre à « {subject} »',
  you: 'Vous',
  company: 'L’entreprise',
  at: 'le {date}',
  quote: 'Suivre ce devis',
  statuses: { unread: 'Envoyé', read: 'Lu', replied: 'Répondu', archived: 'Clos' },
  unverified:
    'Seuls les messages écrits depuis votre compte sont montrés. Confirmez votre adresse e-mail pour retrouver aussi les précédents.',
  verify: 'Confirmer mon adresse',
});
