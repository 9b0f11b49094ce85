import { catalogue } from '#src/kernel/catalogue.ts';

/** Server messages about conversations. */
export const CHAT_TEXTS = catalogue('chat', {
  blank: 'Écrivez un message.',
  photoTooLarge: 'La photo dépasse 5 Mo : choisissez-en une plus légère.',
  linkEnded: 'Ce lien n’ouvre plus de discussion. Écrivez-nous un nouveau message, nous vous répondrons.',
  emailMissing: 'Indiquez l’adresse e-mail du visiteur.',
  empty: 'Rien n’a encore été dit dans cette discussion.',
  anonymous: 'Visiteur de la discussion',
  subject: 'Discussion en ligne',
  notification: 'Nouveau message de {name} dans la discussion',
  notificationAnonymous: 'Nouveau message dans la discussion',
});

/** Texts of the email that delivers the company's answers to an absent visitor. */
export const CHAT_EMAIL_TEXTS = catalogue('chat-email', {
  subject: '{company} vous a répondu',
  title: 'Nous vous avons répondu',
  greeting: 'Bonjour,',
  intro: 'Vous nous avez écrit dans la discussion de notre site. Voici notre réponse :',
  photo: 'Une photo vous attend dans la discussion.',
  action: 'Reprendre la discussion',
  link: 'Ce lien vous ramène à la discussion pendant {days} jours, sur l’appareil de votre choix. Gardez-le pour vous.',
  why: 'Cette adresse nous a été laissée dans la discussion. Si ce n’était pas vous, ne tenez pas compte de cet e-mail.',
});

/** Says who wrote a reply by email from another address than the visitor's. */
export const OTHER_SENDER = '(Écrit par e-mail depuis {sender})';

/** Texts of a conversation's transcript. */
export const TRANSCRIPT_TEXTS = catalogue('chat-transcript', {
  line: '{at} – {who}',
  company: '{name} (entreprise)',
  companyAnonymous: 'L’entreprise',
  visitor: 'Le visiteur',
  photo: '[photo]',
  cutOne: '[Le début de la discussion, un message, n’est pas repris ici.]',
  cut: '[Le début de la discussion, {count} messages, n’est pas repris ici.]',
});
