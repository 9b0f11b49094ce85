import { DomainError } from '#src/kernel/errors.ts';

/** Emails into one conversation, and those that belong to none; more wait at the mail server. */
export const CONVERSATION_LIMIT = { hits: 20, seconds: 3_600 };
export const STRAY_LIMIT = { hits: 60, seconds: 3_600 };
/** Calls of one address with any secret, before the body is read. */
export const CALL_LIMIT = { hits: 600, seconds: 600 };
/** Days that taken emails are recognised: longer than a mailbox is read back, and a mail server tries. */
export const KEY_DAYS = 60;
export const REPLIES_EVERY_SECONDS = 120;
/** Emails taken in one visit of the mailbox; the next visit takes the others. */
export const EMAILS_PER_VISIT = 20;

/** What became of an email; `aside` belongs to no conversation, `ignored` was written by a program. */
export type EmailOutcome = 'taken' | 'aside' | 'ignored' | 'repeated' | 'refused';

export const wrongSecret = (): DomainError =>
  new DomainError('unauthenticated', 'Le mot de passe de cet appel n’est pas le bon.');
export const noIncomingMail = (): DomainError => new DomainError('not-found', 'Cette adresse n’existe pas.');

const NAMES_SHOWN = 10;
const EMPTY = '(E-mail sans texte.)';

/** Returns the text of a message, with the names of the attachments that were not taken. */
export function toMessageText(text: string, left: readonly string[], hasPhotos: boolean): string {
  const names = left.slice(0, NAMES_SHOWN).join(', ');
  const more = left.length > NAMES_SHOWN ? '…' : '';
  const note = left.length === 0 ? '' : `(Pièces jointes non reprises : ${names}${more})`;
  return [text || (hasPhotos ? '(Photos sans texte.)' : EMPTY), note].filter(Boolean).join('\n\n');
}
