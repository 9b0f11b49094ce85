import { catalogue } from '#src/kernel/catalogue.ts';

/** Server messages about conversations. */
export const CHAT_TEXTS = catalogue('chat', {
  blank: 'Écrivez un message.',
  photoTooLarge: 'La photo dépasse 5 Mo : choisissez-en une plus légère.',
  linkEnded: 'Ce lien n’ouvre plus de discussion. Écrivez-nous un nouveau message, nous vous répondrons.',
  emailMissing: 'Indiquez l’adresse e-mail du visiteur.',
  empty: 'Rien n’a encore été dit dans cette discussion.',
  anonymous: 'Visiteur de la discussion',
  subject: 'Discussion en ligne',
  notification: 'Nouveau message de {name} dans la discussion',
  notificationAnonymous: 'Nouveau message dans la discussion',
});
