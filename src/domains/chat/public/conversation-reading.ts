import { ApiError } from '#src/ui/http/api-error.ts';
import type { ChatMessage } from '../chat.contract.ts';
import { type MessagesRead, markRead, readMessages } from '../chat-visitor.client.ts';
import { mergeMessages } from '../chat-visitor.views.ts';
import { stillUnsent } from '../ui/unsent.ts';
import { type ConversationStore, getUnread } from './conversation-state.ts';
import { readUnsent } from './stored-chat.ts';

const FULL = 50;

export interface ConversationReading {
  /** Shows messages from the server. */
  accept: (fresh: ChatMessage[], total?: number) => void;
  /** Fetches the newest messages again: some may be read, some new. */
  refresh: () => Promise<void>;
  /** Fetches the messages after the last known one. */
  catchUp: () => Promise<void>;
  older: () => Promise<void>;
  /** Notifies the company that its answers were seen. */
  see: () => Promise<void>;
}

/** Reads this device's conversation; calls `onUnknown` if the server no longer knows it. */
export function createReading(store: ConversationStore, onUnknown: () => void): ConversationReading {
  const accept = (fresh: ChatMessage[], total?: number): void => {
    const known = new Set(store.get().messages.map(({ id }) => id));
    const messages = mergeMessages(store.get().messages, fresh);
    const hasAnswer = fresh.some(({ id, sender_type }) => sender_type === 'admin' && !known.has(id));
    store.set({
      messages,
      total: Math.max(total ?? store.get().total, messages.length),
      unsent: stillUnsent(readUnsent(), messages),
      ...(hasAnswer ? { isWriting: false } : {}),
    });
  };
  const read = async (window: Record<string, number> = {}): Promise<MessagesRead | undefined> => {
    const { id } = store.get().storedValue;
    if (id === undefined) return undefined;
    try {
      const answer = await readMessages(id, window);
      if (store.get().storedValue.id !== id) return undefined;
      accept(answer.items, answer.total);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) onUnknown();
      else if (store.get().messages.length === 0) store.set({ reading: 'failed' });
      return undefined;
    }
  };
  const catchUp = async (): Promise<void> => {
    for (let isFull = true; isFull; ) {
      const last = store.get().messages.at(-1)?.id;
      const answer = await read(last === undefined ? {} : { after: last });
      isFull = last !== undefined && answer?.items.length === FULL;
    }
  };
  const refresh = async (): Promise<void> => {
    // Avoids a gap between the known messages and the newest.
    if (store.get().messages.length > 0) await catchUp();
    else store.set({ reading: 'newest' });
    const answer = await read();
    if (answer !== undefined || store.get().reading === 'newest') store.set({ reading: 'no' });
  };
  return {
    accept,
    refresh,
    catchUp,
    older: async () => {
      const { messages, total, reading } = store.get();
      const [first] = messages;
      if (first === undefined || reading === 'older' || messages.length >= total) return;
      store.set({ reading: 'older' });
      await read({ before: first.id });
      store.set({ reading: 'no' });
    },
    see: async () => {
      const { storedValue: stored, messages } = store.get();
      if (stored.id === undefined || getUnread(store.get()) === 0) return;
      const at = new Date().toISOString();
      const seen = (message: ChatMessage): ChatMessage =>
        message.sender_type === 'admin' ? { ...message, read_at: message.read_at ?? at } : message;
      store.set({ messages: messages.map(seen) });
      await markRead(stored.id).catch(() => undefined);
    },
  };
}
