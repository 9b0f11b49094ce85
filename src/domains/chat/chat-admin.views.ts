import type { CannedReply } from '#src/domains/settings/canned-reply.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { fill, fold } from '#src/kernel/text.ts';
import { type ChatMessage, MESSAGES_PER_READ } from './chat.contract.ts';

/** Loaded window of one conversation in the back office, oldest message first. */
export interface Stretch {
  messages: ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Maximum number of messages held: the far end is dropped, and fetched again when needed. */
export const STRETCH_MAX = 300;

const isFull = (read: ChatMessage[]): boolean => read.length >= MESSAGES_PER_READ;

/** Returns the window on a conversation's newest messages. */
export const openedStretch = (newest: ChatMessage[]): Stretch => ({
  messages: newest,
  hasOlder: isFull(newest),
  hasNewer: false,
});

/** Merges messages by id, the later version wins, in the order of the conversation. */
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

/** Requested range: before a message, after one, or the newest. */
export interface Reach {
  before?: number;
  after?: number;
}

/** Returns whether the requested range still adjoins the window: otherwise messages between would be missing. */
export const adjoins = ({ messages }: Stretch, { before, after }: Reach): boolean =>
  (before === undefined || before === messages[0]?.id) && (after === undefined || after === messages.at(-1)?.id);

/** Returns the id to poll from: before the company's first message that the visitor has not read. */
export function getCursor({ messages }: Stretch): number {
  const waiting = messages.slice(-MESSAGES_PER_READ / 2).find((message) => isOurs(message) && message.read_at === null);
  return waiting === undefined ? (messages.at(-1)?.id ?? 0) : waiting.id - 1;
}

export const isOurs = ({ sender_type }: Pick<ChatMessage, 'sender_type'>): boolean => sender_type === 'admin';

export const firstUnread = (messages: ChatMessage[]): number | undefined =>
  messages.find((message) => !isOurs(message) && message.read_at === null)?.id;

/** Returns the company's last message that the visitor has read: only it carries the mark. */
export const lastReadByVisitor = (messages: ChatMessage[]): number | undefined =>
  messages.findLast((message) => isOurs(message) && message.read_at !== null)?.id;

/** Returns the window with answers sent from here that were not read back yet; read-back versions win. */
export function visibleMessages({ messages, hasNewer }: Stretch, stored: ChatMessage[], id: string): ChatMessage[] {
  if (hasNewer) return messages;
  const from = messages[0]?.id ?? 0;
  return joined(
    stored.filter((message) => message.session_id === id && message.id > from),
    messages,
  );
}

/** Pause after which the same person's next message starts a new group, in milliseconds (5 minutes). */
const TURN_MS = 5 * 60_000;

export type TimelineEntry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean };

const isOneTurn = (first: ChatMessage | undefined, second: ChatMessage | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  first.sender_type === second.sender_type &&
  first.sender_name === second.sender_name &&
  Date.parse(second.created_at) - Date.parse(first.created_at) < TURN_MS;

/** Returns messages with day headings and the unread divider between them. */
export function toBubbles(messages: ChatMessage[], unreadFrom: number | undefined): TimelineEntry[] {
  let day = '';
  return messages.flatMap((message, index) => {
    const entries: TimelineEntry[] = [];
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

/** Returns the text after a slash at the very start; undefined if no reply is searched for. */
export const cannedQuery = (text: string): string | undefined => /^\/([^\n]{0,60})$/.exec(text)?.[1];

/** Returns the replies that contain every typed word, those with matches in the title first. */
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

/** Fills a reply's placeholders; one without a value is removed with the space before it. */
export function filledReply(text: string, values: CannedValues): string {
  const blank = Object.entries(values).filter(([, value]) => value.trim() === '');
  const open = blank.reduce((rest, [name]) => rest.replaceAll(new RegExp(` ?\\{${name}\\}`, 'g'), ''), text);
  return fill(open, { ...values });
}
