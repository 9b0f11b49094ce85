import { formatDateTime } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { fold } from '#src/kernel/text.ts';
import { type ContactMessage, QUOTE_SUBJECT } from './contact.contract.ts';

/** Messages one address may send before it is asked to wait; a household or an office stays below. */
export const CONTACT_LIMIT = { hits: 30, seconds: 10 * 60 };
/** Acknowledgements: no stranger may use us to fill a third person's mailbox. */
export const ACKNOWLEDGEMENT_PER_ADDRESS = { hits: 1, seconds: 86_400 };
export const ACKNOWLEDGEMENTS_PER_HOUR = { hits: 100, seconds: 3_600 };
/** Messages one account may write. */
export const OWN_MESSAGE_LIMIT = { hits: 20, seconds: 10 * 60 };
export const PHOTO_LIMIT = { hits: 60, seconds: 3_600 };

const FASTEST_HUMAN_MS = 800;
const LINKS_OF_A_ROBOT = 3;
const SUSPICION_TO_SET_ASIDE = 2;

interface Signs {
  website?: string | undefined;
  elapsed_ms?: number | undefined;
  message: string;
}

/** Whether a message is set aside unread: one sure sign, or two weak ones together. Nothing is ever dropped. */
export function looksLikeRobot({ website, elapsed_ms, message }: Signs): boolean {
  const trap = website ? 2 : 0;
  const haste = elapsed_ms !== undefined && elapsed_ms < FASTEST_HUMAN_MS ? 1 : 0;
  const links = (message.match(/https?:\/\//gi)?.length ?? 0) >= LINKS_OF_A_ROBOT ? 1 : 0;
  return trap + haste + links >= SUSPICION_TO_SET_ASIDE;
}

/** Whether a subject asks for a quote, and of which service: "Demande de devis - Zinguerie" → "Zinguerie". */
export function requestedService(subject: string): string | null {
  if (!fold(subject).startsWith(fold(QUOTE_SUBJECT))) return null;
  return subject
    .slice(QUOTE_SUBJECT.length)
    .replace(/^[\s:–-]+/, '')
    .trim();
}

/** What the search of the back office looks through. */
export const searchTextOf = (fields: { name: string; email: string; subject: string; message: string }): string =>
  fold([fields.name, fields.email, fields.subject, fields.message].join('\n'));

/** Lines of the export, the heading first. */
export const exportLines = (messages: readonly ContactMessage[], columns: readonly string[]): string[][] => [
  [...columns],
  ...messages.map((message) => [
    formatDateTime(message.created_at),
    message.statusText,
    message.name,
    message.email,
    message.phone,
    message.subject,
    message.message,
    message.admin_response ?? '',
  ]),
];

const REPLY_EMPTY = 'Veuillez saisir une réponse.';
export const replyEmpty = (): DomainError => invalidField('reply', REPLY_EMPTY);

export const messageNotFound = (): DomainError => new DomainError('not-found', 'Ce message n’existe pas.');
