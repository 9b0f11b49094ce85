import { parisDay, parisTime, TIME_ZONE } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import type { ChatMessage, ChatStatus } from './chat.contract.ts';

/** Models of the visitor's chat, without any schema: this keeps its panel light. */

export const MESSAGE_MAX = 5_000;
/** Below this number of characters left, the field shows it. */
const SHOWN_LEFT = 200;
/** localStorage key of this device's conversation; its presence hydrates the button on every page. */
export const CHAT_KEY = 'discussion';
export const CHAT_PATH = href('/discussion');
const DAY_MS = 86_400_000;
const RESUME = /^#reprise=([\w.-]+)$/;

/** Merges known and new messages without duplicates, in the server's order. */
export function mergeMessages(known: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** Returns the day in the company's time zone, wherever the visitor is. */
const getDay = (iso: string): string => parisDay(new Date(iso));

interface DayTexts {
  today: string;
  yesterday: string;
}

/** Returns "Aujourd’hui", "Hier" or "mardi 17 novembre", with the year if it differs. */
export function dayLabel(iso: string, now: Date, { today, yesterday }: DayTexts): string {
  const [day, last] = [getDay(iso), parisDay(now)];
  if (day === last) return today;
  const eve = new Date(Date.parse(last) - DAY_MS).toISOString().slice(0, 10);
  if (day === eve) return yesterday;
  const shape: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE };
  if (day.slice(0, 4) !== last.slice(0, 4)) shape.year = 'numeric';
  return new Date(iso).toLocaleDateString('fr-FR', shape);
}

export const timeLabel = (iso: string): string => parisTime(new Date(iso));

export interface Day {
  /** Its date in Paris: the first hours of a day have the date of the day before in UTC. */
  day: string;
  /** Time of the day's first message. */
  at: string;
  messages: ChatMessage[];
}

/** Groups messages by day in Paris. */
export function getDays(messages: ChatMessage[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = getDay(message.created_at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, at: message.created_at, messages: [message] });
  }
  return days;
}

/** Returns the id of the newest own read message; it carries the mark. */
export const lastSeenId = (messages: ChatMessage[]): number | undefined =>
  messages.findLast(({ sender_type, read_at }) => sender_type === 'user' && read_at !== null)?.id;

/** Returns how many characters are left, near the limit only. */
export function charactersLeft(text: string): number | undefined {
  const left = MESSAGE_MAX - text.length;
  return left <= SHOWN_LEFT ? left : undefined;
}

export const isSendable = (text: string, hasPhoto: boolean): boolean =>
  (text.trim() !== '' || hasPhoto) && text.trim().length <= MESSAGE_MAX;

interface StatusTexts {
  online: string;
  unknown: string;
}

/** Returns the sentence under the company's name: online, or when the company answers again. */
export function statusSentence(status: ChatStatus | undefined, { online, unknown }: StatusTexts): string {
  if (status === undefined) return unknown;
  return status.is_online ? online : status.away;
}

interface Asked {
  email: string;
  isSkipped: boolean;
  isSignedIn: boolean;
  /** The visitor has sent a message in this conversation. */
  hasWritten: boolean;
  isOnline: boolean;
}

/** Returns how to ask for the email address: as a card while nobody is online, else as a line, never twice. */
export function contactQuestion({ email, isSkipped, isSignedIn, hasWritten, isOnline }: Asked): 'card' | 'line' | null {
  if (email !== '' || isSkipped || isSignedIn || !hasWritten) return null;
  return isOnline ? 'line' : 'card';
}

/** Returns the token of a mailed link. */
export const resumeToken = (hash: string): string | undefined => RESUME.exec(hash)?.[1];

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
export const looksLikeEmail = (text: string): boolean => EMAIL_SHAPE.test(text.trim());
