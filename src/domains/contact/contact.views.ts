import { formatDateTime } from '#src/kernel/dates.ts';
import type { ContactMessage } from './contact.contract.ts';
import { MESSAGE_STATUS_TEXTS } from './contact-status.texts.ts';
import type { OwnMessage } from './own-message.contract.ts';

/** Returns a message with the label of its status, as the API sends it. */
export const toMessageView = <Message extends Pick<ContactMessage, 'status'>>(message: Message) => ({
  ...message,
  statusText: MESSAGE_STATUS_TEXTS[message.status],
});

/** Letter of messages in the addresses to which people reply by email. */
export const MESSAGE_KIND = 'm';

/** Returns the conversation of an email about this message; an answer to it continues its exchange. */
export const toConversation = ({ id, created_at }: Pick<ContactMessage, 'id' | 'created_at'>) => ({
  kind: MESSAGE_KIND,
  id,
  since: created_at,
});

/** Returns the lines of the export, heading first. */
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

/** First message with its answers, oldest first. */
export interface Exchange {
  /** Id of the first message, which answers refer to. */
  id: number;
  subject: string;
  messages: OwnMessage[];
}

const getNewest = ({ messages }: Exchange): string =>
  messages.map(({ created_at, replied_at }) => replied_at ?? created_at).reduce((a, b) => (a > b ? a : b), '');

/** Groups messages by exchange, the latest active one first. */
export function getExchanges(messages: readonly OwnMessage[]): Exchange[] {
  const byStart = Map.groupBy(messages, ({ id, in_reply_to }) => in_reply_to ?? id);
  return [...byStart]
    .map(([id, turns]) => {
      const ordered = turns.toSorted((a, b) => a.id - b.id);
      return { id, subject: ordered[0]?.subject ?? '', messages: ordered };
    })
    .toSorted((a, b) => (getNewest(a) < getNewest(b) ? 1 : -1));
}
