import type { ChatMessage, ChatStatus } from '../chat.contract.ts';
import type { Unsent } from '../ui/unsent.ts';
import type { StoredChat } from './stored-chat.ts';

export type Notice = 'forgotten' | 'deadLink' | 'linkFailure';

/** State that the visitor's screen shows. */
export interface ConversationState {
  status: ChatStatus | undefined;
  storedValue: StoredChat;
  messages: ChatMessage[];
  /** Number in the whole conversation, loaded or not. */
  total: number;
  unsent: Unsent[];
  reading: 'no' | 'newest' | 'older' | 'failed';
  isWriting: boolean;
  isOffline: boolean;
  notice: Notice | undefined;
}

export interface ConversationStore {
  get: () => ConversationState;
  set: (changes: Partial<ConversationState>) => void;
  subscribe: (listener: () => void) => () => void;
}

const NOTHING: ConversationState = {
  status: undefined,
  storedValue: { name: '', email: '', isSkipped: false },
  messages: [],
  total: 0,
  unsent: [],
  reading: 'no',
  isWriting: false,
  isOffline: false,
  notice: undefined,
};

export function createConversationStore(): ConversationStore {
  let state = NOTHING;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (changes) => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the number of unseen answers. */
export const getUnread = ({ messages }: ConversationState): number =>
  messages.filter(({ sender_type, read_at }) => sender_type === 'admin' && read_at === null).length;
