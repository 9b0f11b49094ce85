import type { CannedReply } from '#src/domains/settings/canned-reply.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { fill, fold } from '#src/kernel/text.ts';
import { type ChatMessage, MESSAGES_PER_READ } from './chat.contract.ts';

/** What the screen of the back office holds of one conversation: a stretch of it, oldest first. */
export interface Stretch {
  messages: ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** More are never held: the far end is let go, and read again when it is wanted. */
export const STRETCH_MAX = 300;

const isFull = (read: ChatMessage[]): boolean => read.length >= MESSAGES_PER_READ;

/** The end of a conversation, as it is opened. */
export const openedStretch = (newest: ChatMessage[]): Stretch => ({
  messages: newest,
  hasOlder: isFull(newest),
  hasNewer: false,
});

/** Each message once, the later reading of it, in the order of the conversation. */
function joined(first: ChatMessage[], second: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...first, ...second].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

export function withOlder(stretch: Stretch, older: ChatMessage[]): Stretch {
  const all = joined(stretch.messages, older);
  return {
    messages: all.slice(0, STRETCH_MAX),
    hasOlder: isFull(older),
    hasNewer: stretch.hasNewer || all.length > STRETCH_MAX,
  };
}

export function withNewer(stretch: Stretch, newer: ChatMessage[], hasNewer = isFull(newer)): Stretch {
  const all = joined(stretch.messages, newer);
  return {
    messages: all.slice(-STRETCH_MAX),
    hasOlder: stretch.hasOlder || all.length > STRETCH_MAX,
    hasNewer,
  };
}

/** What is asked for: before a message, after one, or the newest. */
export interface Reach {
  before?: number;
  after?: number;
}

/** Whether what was asked for still borders on the stretch: messages between them would be missing otherwise. */
export const adjoins = ({ messages }: Stretch, { before, after }: Reach): boolean =>
  (before === undefined || before === messages[0]?.id) && (after === undefined || after === messages.at(-1)?.id);

/** Since when there may be something new: before the first of ours that the visitor has not read. */
export function cursorOf({ messages }: Stretch): number {
  const waiting = messages.slice(-MESSAGES_PER_READ / 2).find((message) => isOurs(message) && message.read_at === null);
  return waiting === undefined ? (messages.at(-1)?.id ?? 0) : waiting.id - 1;
}

export const isOurs = ({ sender_type }: Pick<ChatMessage, 'sender_type'>): boolean => sender_type === 'admin';

export const firstUnread = (messages: ChatMessage[]): number | undefined =>
  messages.find((message) => !isOurs(message) && message.read_at === null)?.id;

/** The last of ours that the visitor has read: the mark stands there alone. */
export const lastReadByVisitor = (messages: ChatMessage[]): number | undefined =>
  messages.findLast((message) => isOurs(message) && message.read_at !== null)?.id;

/** What was sent here and has not come back as a message yet. */
export const stillWaiting = <Sent extends { key: string }>(sent: Sent[], messages: ChatMessage[]): Sent[] => {
  const known = new Set(messages.map(({ client_key }) => client_key));
  return sent.filter(({ key }) => !known.has(key));
};

/** The stretch with what was sent from here and has not been read back yet; what was read back wins. */
export function shownMessages({ messages, hasNewer }: Stretch, stored: ChatMessage[], id: string): ChatMessage[] {
  if (hasNewer) return messages;
  const from = messages[0]?.id ?? 0;
  return joined(
    stored.filter((message) => message.session_id === id && message.id > from),
    messages,
  );
}

/** Minutes after which the same person's next message begins a turn of its own. */
const TURN_MS = 5 * 60_000;

export type StoryEntry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean };

const isOneTurn = (first: ChatMessage | undefined, second: ChatMessage | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  first.sender_type === second.sender_type &&
  first.sender_name === second.sender_name &&
  Date.parse(second.created_at) - Date.parse(first.created_at) < TURN_MS;

/** Messages with what stands between them: days, and where the reading began. */
export function storyOf(messages: ChatMessage[], unreadFrom: number | undefined): StoryEntry[] {
  let day = '';
  return messages.flatMap((message, index) => {
    const entries: StoryEntry[] = [];
    const its = parisDay(new Date(message.created_at));
    const isNewDay = its !== day;
    if (isNewDay) entries.push({ kind: 'day', key: its, at: message.created_at });
    day = its;
    const isDivided = message.id === unreadFrom;
    if (isDivided) entries.push({ kind: 'unread', key: 'unread' });
    const next = messages[index + 1];
    const isFirst = isNewDay || isDivided || !isOneTurn(messages[index - 1], message);
    const isLast = next?.id === unreadFrom || !isOneTurn(message, next);
    return [...entries, { kind: 'message', key: String(message.id), message, isFirst, isLast }];
  });
}

/** What is typed after a slash at the very start; undefined when a reply is not looked for. */
export const cannedQuery = (text: string): string | undefined => /^\/([^\n]{0,60})$/.exec(text)?.[1];

/** Replies in which every typed word stands, those with it in their title first. */
export function matchingReplies(replies: readonly CannedReply[], query: string): CannedReply[] {
  const words = fold(query).split(/\s+/);
  const has = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const byTitle = replies.filter(({ title }) => has(title));
  return [...byTitle, ...replies.filter((reply) => !byTitle.includes(reply) && has(`${reply.title} ${reply.text}`))];
}

export interface CannedValues {
  prenom: string;
  entreprise: string;
  telephone: string;
}

/** A reply with its words filled in; one that is not known goes with the space before it. */
export function filledReply(text: string, values: CannedValues): string {
  const blank = Object.entries(values).filter(([, value]) => value.trim() === '');
  const open = blank.reduce((rest, [name]) => rest.replaceAll(new RegExp(` ?\\{${name}\\}`, 'g'), ''), text);
  return fill(open, { ...values });
}

/** "Élodie" of "Élodie Vernet". */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** "ÉV", for the round mark of a person. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
