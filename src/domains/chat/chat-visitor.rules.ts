import { parisDay, parisTime, TIME_ZONE } from '#src/kernel/dates.ts';
import type { ChatMessage, ChatStatus } from './chat.contract.ts';

/** What the visitor's side knows, without any schema: its panel stays light. */

export const MESSAGE_MAX = 5_000;
export const PHOTO_MAX_BYTES = 5_000_000;
/** Above this the field says how many characters are left. */
const SHOWN_LEFT = 200;
/** Where the conversation of this device is remembered; its presence wakes the button on every page. */
export const CHAT_KEY = 'discussion';
export const CHAT_PATH = '/discussion';
const DAY_MS = 86_400_000;
const RESUME = /^#reprise=([\w.-]+)$/;

/** A message that the server does not have yet. */
export interface Unsent {
  /** Chosen once: sent again under the same key, it stays one message. */
  key: string;
  message: string;
  hasPhoto: boolean;
  at: string;
  /** Why the server would not take it; absent while it waits its turn. */
  problem?: string | undefined;
}

/** What is known and what has just come, once each, in the order of the server. */
export function mergeMessages(known: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** What still waits: whatever came back from the server under the same key has arrived. */
export function stillUnsent(unsent: Unsent[], known: ChatMessage[]): Unsent[] {
  const arrived = new Set(known.map(({ client_key }) => client_key));
  return unsent.filter(({ key }) => !arrived.has(key));
}

/** The oldest that is not refused: messages leave in the order in which they were written. */
export const nextToSend = (unsent: Unsent[]): Unsent | undefined => unsent.find(({ problem }) => problem === undefined);

/** What becomes of a message that could not be sent: tried again after some seconds, or refused. */
export type Sent = 'sent' | { refused: string } | { retryAfterSeconds: number | undefined };

/** What an answer means; without one, or when the server is not well, a message waits. */
export function outcomeOf(status: number, sentence: string, retryAfterSeconds?: number): Exclude<Sent, 'sent'> {
  const isPassing = status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
  return isPassing ? { retryAfterSeconds } : { refused: sentence };
}

/** Days and hours are those of the company, wherever the visitor is. */
const dayOf = (iso: string): string => parisDay(new Date(iso));

interface DayTexts {
  today: string;
  yesterday: string;
}

/** "Aujourd’hui", "Hier", "mardi 17 novembre", with the year when it is another one. */
export function dayLabel(iso: string, now: Date, { today, yesterday }: DayTexts): string {
  const [day, last] = [dayOf(iso), parisDay(now)];
  if (day === last) return today;
  const eve = new Date(Date.parse(last) - DAY_MS).toISOString().slice(0, 10);
  if (day === eve) return yesterday;
  const shape: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE };
  if (day.slice(0, 4) !== last.slice(0, 4)) shape.year = 'numeric';
  return new Date(iso).toLocaleDateString('fr-FR', shape);
}

export const timeLabel = (iso: string): string => parisTime(new Date(iso));

export interface Day {
  /** First moment of the day's messages. */
  at: string;
  messages: ChatMessage[];
}

/** Messages by the day of the visitor's own clock. */
export function daysOf(messages: ChatMessage[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const last = days.at(-1);
    if (last !== undefined && dayOf(last.at) === dayOf(message.created_at)) last.messages.push(message);
    else days.push({ at: message.created_at, messages: [message] });
  }
  return days;
}

/** The newest own message that was read carries the mark. */
export const lastSeenId = (messages: ChatMessage[]): number | undefined =>
  messages.findLast(({ sender_type, read_at }) => sender_type === 'user' && read_at !== null)?.id;

/** How many characters are left, once it matters. */
export function charactersLeft(text: string): number | undefined {
  const left = MESSAGE_MAX - text.length;
  return left <= SHOWN_LEFT ? left : undefined;
}

export const isSendable = (text: string, hasPhoto: boolean): boolean =>
  (text.trim() !== '' || hasPhoto) && text.trim().length <= MESSAGE_MAX;

export type PhotoProblem = 'photoTooLarge' | 'photoNotImage';

export function photoProblem({ size, type }: { size: number; type: string }): PhotoProblem | undefined {
  if (!type.startsWith('image/')) return 'photoNotImage';
  return size > PHOTO_MAX_BYTES ? 'photoTooLarge' : undefined;
}

interface StatusTexts {
  online: string;
  unknown: string;
}

/** What stands under the company's name: somebody is there, or when somebody will be. */
export function statusSentence(status: ChatStatus | undefined, { online, unknown }: StatusTexts): string {
  if (status === undefined) return unknown;
  return status.is_online ? online : status.away;
}

interface Asked {
  email: string;
  isSkipped: boolean;
  isSignedIn: boolean;
  /** Something was written in this conversation. */
  hasWritten: boolean;
  isOnline: boolean;
}

/** How the e-mail is asked for: at once when nobody is there, in passing otherwise, never twice. */
export function contactQuestion({ email, isSkipped, isSignedIn, hasWritten, isOnline }: Asked): 'card' | 'line' | null {
  if (email !== '' || isSkipped || isSignedIn || !hasWritten) return null;
  return isOnline ? 'line' : 'card';
}

/** The token of a mailed link. */
export const resumeToken = (hash: string): string | undefined => RESUME.exec(hash)?.[1];

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
export const looksLikeEmail = (text: string): boolean => EMAIL_SHAPE.test(text.trim());
