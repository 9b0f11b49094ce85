import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the email that delivers the company's answers to an absent visitor. */
export const CHAT_EMAIL_TEXTS = catalogue('chat-email', {
  subject: '{company} vous a répondu',
  title: 'Nous vous avons répondu',
  greeting: 'Bonjour,',
  intro: 'Vous nous avez écrit dans la discussion de notre site. Voici notre réponse :',
  photo: 'Une photo vous attend dans la discussion.',
  action: 'Reprendre la discussion',
  link: 'Ce lien vous ramène à la discussion pendant {days} jours, sur l’appareil de votre choix. Gardez-le pour vous.',
  why: 'Cette adresse nous a été laissée dans la discussion. Si ce n’était pas vous, ne tenez pas compte de cet e-mail.',
});
