import { type Actor, hasRight } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { excerptOf, fold } from '#src/kernel/text.ts';
import type { SenderType } from './chat.contract.ts';

/** Conversations one address may open, come back to by a link; messages, photos, names and signs of typing of one. */
export const OPENING_LIMIT = { hits: 30, seconds: 3_600 };
export const MESSAGE_LIMIT = { hits: 20, seconds: 60 };
export const CHAT_PHOTO_LIMIT = { hits: 30, seconds: 3_600 };
export const RESUME_LIMIT = { hits: 30, seconds: 3_600 };
export const NAMING_LIMIT = { hits: 20, seconds: 60 };
export const TYPING_LIMIT = { hits: 60, seconds: 60 };
/** Letters of one conversation, and to one address whatever the conversation: nobody has proved that it is theirs. */
export const LETTER_LIMIT = { hits: 20, seconds: 86_400 };
export const ANSWERS_PER_LETTER = 100;
/** Several lines are one letter; who is there gets the time to read them on the screen. */
export const LETTER_WAIT = { absentSeconds: 30, thereSeconds: 180 };

const PREVIEW_LENGTH = 120;

const isGranted = (actor: Actor, right: 'requests:read' | 'requests:change'): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && hasRight(actor, right) && actor.mustEnrol !== true);

/** Staff who read requests are on the company's side; anyone else who holds a conversation is its visitor. */
export const sideOf = (actor: Actor): SenderType => (isGranted(actor, 'requests:read') ? 'admin' : 'user');

/** Whether somebody on the company's side can also answer for it. */
export const canAnswer = (actor: Actor): boolean => isGranted(actor, 'requests:change');

/** Unknown, or not theirs: the answer is the same. */
export const chatNotFound = (): DomainError => new DomainError('not-found', 'Cette discussion n’existe pas.');

/** What the list shows of the last message; a photo without words has none. */
export const previewOf = (message: string, hasPhoto: boolean): string =>
  message === '' && hasPhoto ? '📷 Photo' : excerptOf(message.replace(/\s+/g, ' '), PREVIEW_LENGTH);

/** What the search of the back office looks through. */
export const searchTextOf = (fields: { name: string; email: string }): string =>
  fold(`${fields.name}\n${fields.email}`);

interface Named {
  sender_name?: string | undefined;
  sender_email?: string | undefined;
}

/** Who the visitor says they are: what is given now replaces what was said before, a blank forgets nothing. */
export function visitorOf(known: Named, given: Named): { name: string; email: string; isNew: boolean } {
  const name = given.sender_name || (known.sender_name ?? '');
  const email = given.sender_email || (known.sender_email ?? '');
  return { name, email, isNew: name !== known.sender_name || email !== known.sender_email };
}
