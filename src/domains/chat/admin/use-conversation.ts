import { useEffect, useRef, useState } from 'react';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { type ChatMessage, type ChatSession, MESSAGES_PER_READ } from '../chat.contract.ts';
import { fetchChat, fetchChatMessages } from '../chat-admin.client.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import {
  adjoins,
  firstUnread,
  getCursor,
  isOurs,
  openedStretch,
  type Reach,
  STRETCH_MAX,
  type Stretch,
  withNewer,
  withOlder,
} from '../chat-admin.views.ts';
import { useLiveChats } from './use-live-chats.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface Held {
  chat?: ChatSession;
  stretch?: Stretch;
  /** First unread visitor message when it was first displayed. */
  unreadFrom?: number | undefined;
  failure?: string;
  isOffline?: boolean;
}

export interface Conversation extends Held {
  /** Fetches new messages. */
  refresh: () => void;
  readOlder: () => Promise<void>;
  /** Fetches newer messages, after scrolling far back. */
  readNewer: () => Promise<void>;
  toEnd: () => Promise<void>;
  /** Marks the visitor's messages as seen. */
  noteRead: () => void;
  noteChat: (change: Partial<ChatSession>) => void;
}

type NotificationContent = Pick<Stretch, 'messages' | 'hasNewer'>;

async function readNotification(id: string, stretch: Stretch): Promise<NotificationContent> {
  const messages: ChatMessage[] = [];
  for (let after = getCursor(stretch); ; after = messages.at(-1)?.id ?? after) {
    const read = await fetchChatMessages(id, after === 0 ? {} : { after });
    messages.push(...read);
    const isWhole = after === 0 || read.length < MESSAGES_PER_READ;
    if (isWhole || messages.length >= STRETCH_MAX) return { messages, hasNewer: !isWhole };
  }
}

function afterNotification(held: Held, chat: ChatSession, notification: NotificationContent | undefined): Held {
  const { stretch } = held;
  // The user scrolled far back during the fetch: the result no longer adjoins the window.
  if (notification === undefined || stretch?.hasNewer) return { ...held, chat, isOffline: false };
  const next = stretch
    ? withNewer(stretch, notification.messages, notification.hasNewer)
    : openedStretch(notification.messages);
  const isDividing = stretch === undefined || document.hidden;
  const unreadFrom = isDividing ? (firstUnread(next.messages) ?? held.unreadFrom) : held.unreadFrom;
  return { chat, stretch: next, unreadFrom, isOffline: false };
}

function afterFailure(held: Held, error: unknown): Held {
  if (error instanceof ApiError && error.status === 404) return { failure: TEXTS.missing };
  if (held.stretch !== undefined) return { ...held, isOffline: true };
  return { ...held, failure: toFailure(TEXTS.conversationError, error) };
}

const seenNow = (stretch: Stretch): Stretch => {
  const read_at = new Date().toISOString();
  const messages = stretch.messages.map((one) => (isOurs(one) || one.read_at ? one : { ...one, read_at }));
  return { ...stretch, messages };
};

/** Returns one conversation as far as loaded, kept up to date; mount it anew for each one. */
export function useConversation(id: string): Conversation {
  const [held, setHeld] = useState<Held>({});
  const isReading = useRef(false);
  const refresh = useOneAtATime(async () => {
    const { stretch } = held;
    try {
      const isFarBack = stretch?.hasNewer === true;
      const read = stretch === undefined ? { messages: [], hasOlder: false, hasNewer: false } : stretch;
      const [chat, content] = await Promise.all([fetchChat(id), isFarBack ? undefined : readNotification(id, read)]);
      setHeld((now) => afterNotification(now, chat, content));
    } catch (error) {
      if (!isSignedOut(error)) setHeld((now) => afterFailure(now, error));
    }
  });
  useEffect(() => refresh(), [refresh]);
  useLiveChats((session) => {
    if (session === undefined || session === id) refresh();
  });

  /** Fetches a range; drops the result if another window has replaced this one meanwhile. */
  const fetchInto = async (reach: Reach, join: typeof withOlder): Promise<void> => {
    try {
      const messages = await fetchChatMessages(id, reach);
      setHeld((now) =>
        now.stretch && adjoins(now.stretch, reach) ? { ...now, stretch: join(now.stretch, messages) } : now,
      );
    } catch (error) {
      if (!isSignedOut(error)) setHeld((now) => afterFailure(now, error));
    }
  };
  /** Fetches in one direction at a time; the next scroll or press retries a failure. */
  const read = async (reach: Reach, join: typeof withOlder): Promise<void> => {
    if (isReading.current) return;
    isReading.current = true;
    await fetchInto(reach, join);
    isReading.current = false;
  };
  const messages = held.stretch?.messages ?? [];
  const [oldest, newest] = [messages[0]?.id, messages.at(-1)?.id];
  return {
    ...held,
    refresh,
    readOlder: async () => {
      if (oldest !== undefined) await read({ before: oldest }, withOlder);
    },
    readNewer: async () => {
      if (newest !== undefined) await read({ after: newest }, withNewer);
    },
    toEnd: () => fetchInto({}, (_far, end) => openedStretch(end)),
    noteRead: () =>
      setHeld((now) => ({ ...now, ...(now.stretch === undefined ? {} : { stretch: seenNow(now.stretch) }) })),
    noteChat: (change) => setHeld((now) => (now.chat ? { ...now, chat: { ...now.chat, ...change } } : now)),
  };
}
