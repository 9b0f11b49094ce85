import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { fold } from '#src/kernel/text.ts';
import { type MessageStatus, QUOTE_SUBJECT } from './contact.contract.ts';

/** Messages per IP address in 10 minutes; a shared household or office stays below. */
export const CONTACT_LIMIT = { hits: 30, seconds: 10 * 60 };
/** Acknowledgements per email address: the form must not be used to flood a third person's mailbox. */
export const ACKNOWLEDGEMENT_PER_ADDRESS = { hits: 1, seconds: 86_400 };
export const ACKNOWLEDGEMENTS_PER_HOUR = { hits: 100, seconds: 3_600 };
/** Rate limit of messages per account. */
export const OWN_MESSAGE_LIMIT = { hits: 20, seconds: 10 * 60 };
export const PHOTO_LIMIT = { hits: 60, seconds: 3_600 };

const FASTEST_HUMAN_MS = 800;
const LINKS_OF_A_ROBOT = 3;
const SUSPICION_TO_SET_ASIDE = 2;

interface AnswerChange {
  /** An earlier answer keeps its own time. */
  answered_at?: string;
  is_waiting?: boolean;
}

interface Signs {
  website?: string | undefined;
  elapsed_ms?: number | undefined;
  message: string;
}

/** Returns whether a message is quarantined: one sure sign, or two weak ones together. No message is ever dropped. */
export function looksLikeRobot({ website, elapsed_ms, message }: Signs): boolean {
  const trap = website ? 2 : 0;
  const haste = elapsed_ms !== undefined && elapsed_ms < FASTEST_HUMAN_MS ? 1 : 0;
  const links = (message.match(/https?:\/\//gi)?.length ?? 0) >= LINKS_OF_A_ROBOT ? 1 : 0;
  return trap + haste + links >= SUSPICION_TO_SET_ASIDE;
}

const FOLDED_SUBJECT = fold(QUOTE_SUBJECT);

/** Returns the service a quote subject asks for, else null: "Demande de devis - Zinguerie" → "Zinguerie". */
export function requestedService(subject: string): string | null {
  if (!fold(subject).startsWith(FOLDED_SUBJECT)) return null;
  return subject
    .slice(QUOTE_SUBJECT.length)
    .replace(/^[\s:–-]+/, '')
    .trim();
}

export const REPLY_EMPTY = 'Veuillez saisir une réponse.';
export const replyEmpty = (): DomainError => invalidField('reply', REPLY_EMPTY);

export const messageNotFound = (): DomainError => new DomainError('not-found', 'Ce message n’existe pas.');

/**
 * Returns what a status says about the answer: a message marked as answered has one from now on, and one that waits
 * again has none, unless its text is stored.
 */
export function getAnswerChange(status: MessageStatus | undefined, at: string): AnswerChange {
  if (status === 'replied') return { answered_at: at };
  return status === 'unread' || status === 'read' ? { is_waiting: true } : {};
}

/** Days of messages in the median time to a first answer. */
export const ANSWER_DAYS = 90;

/** Returns the median of sorted figures, to one decimal; null without any. */
export function medianHours(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2;
  const pair = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  if (sorted.length === 0) return null;
  return Math.round((pair.reduce((sum, hours) => sum + hours, 0) / pair.length) * 10) / 10;
}
