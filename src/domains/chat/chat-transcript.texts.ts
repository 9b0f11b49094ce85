import { catalogue } from '#src/kernel/catalogue.ts';

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
