import { type Actor, hasRight, holdsMachine } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import type { SenderType } from './chat.contract.ts';

/** Rate limits per IP address (openings, resumed links) and per conversation (messages, photos, names, typing). */
export const OPENING_LIMIT = { hits: 30, seconds: 3_600 };
export const MESSAGE_LIMIT = { hits: 20, seconds: 60 };
export const CHAT_PHOTO_LIMIT = { hits: 30, seconds: 3_600 };
export const RESUME_LIMIT = { hits: 30, seconds: 3_600 };
export const NAMING_LIMIT = { hits: 20, seconds: 60 };
export const TYPING_LIMIT = { hits: 60, seconds: 60 };
/** Limit of emails per conversation, and per address across conversations: the address is not verified. */
export const EMAIL_LIMIT = { hits: 20, seconds: 86_400 };
export const ANSWERS_PER_EMAIL = 100;
/** Delay before an email, so that several messages share it; a present visitor gets time to read on screen. */
export const EMAIL_WAIT = { absentSeconds: 30, thereSeconds: 180 };

const PREVIEW_LENGTH = 120;

const isGranted = (actor: Actor, right: 'requests:read' | 'requests:change'): boolean =>
  holdsMachine(actor) || (actor.kind === 'user' && hasRight(actor, right) && actor.mustEnrol !== true);

/** Returns the caller's side: staff who may read requests are the company, everyone else is the visitor. */
export const getSide = (actor: Actor): SenderType => (isGranted(actor, 'requests:read') ? 'admin' : 'user');

/** Returns whether the caller may answer for the company. */
export const canAnswer = (actor: Actor): boolean => isGranted(actor, 'requests:change');

/** Same error for an unknown and for a foreign conversation. */
export const chatNotFound = (): DomainError => new DomainError('not-found', 'Cette discussion n’existe pas.');

/** Returns the preview of the last message; a photo without text gets a label. */
export const toPreview = (message: string, hasPhoto: boolean): string =>
  message === '' && hasPhoto ? '📷 Photo' : toExcerpt(message.replace(/\s+/g, ' '), PREVIEW_LENGTH);

interface Named {
  sender_name?: string | undefined;
  sender_email?: string | undefined;
}

/** Merges the visitor's identity: new values replace known ones, a blank value keeps them. */
export function toVisitor(known: Named, input: Named): { name: string; email: string; isNew: boolean } {
  const name = input.sender_name || (known.sender_name ?? '');
  const email = input.sender_email || (known.sender_email ?? '');
  return { name, email, isNew: name !== known.sender_name || email !== known.sender_email };
}

/** Letter of conversations in the addresses to which people reply by email. */
export const CHAT_KIND = 'd';

/** Returns the conversation of an email with answers. */
export const toConversation = (id: number, since: string) => ({ kind: CHAT_KIND, id, since });
