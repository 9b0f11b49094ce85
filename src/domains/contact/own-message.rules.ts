import type { OwnMessage } from './own-message.contract.ts';

/** A message that began something, and the answers to it, oldest first. */
export interface Exchange {
  /** Id of the message that began it, which an answer names. */
  id: number;
  subject: string;
  messages: OwnMessage[];
}

const newestOf = ({ messages }: Exchange): string =>
  messages.map(({ created_at, replied_at }) => replied_at ?? created_at).reduce((a, b) => (a > b ? a : b), '');

/** Messages put together by exchange, the one that moved last first. */
export function exchangesOf(messages: readonly OwnMessage[]): Exchange[] {
  const byStart = Map.groupBy(messages, ({ id, in_reply_to }) => in_reply_to ?? id);
  return [...byStart]
    .map(([id, turns]) => {
      const ordered = turns.toSorted((a, b) => a.id - b.id);
      return { id, subject: ordered[0]?.subject ?? '', messages: ordered };
    })
    .toSorted((a, b) => (newestOf(a) < newestOf(b) ? 1 : -1));
}
