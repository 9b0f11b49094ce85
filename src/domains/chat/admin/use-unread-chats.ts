import { useEffect, useState } from 'react';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { fetchChats } from '../chat-admin.client.ts';
import { useLiveChats } from './use-live-chats.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Returns the number of conversations with unread messages, kept up to date; keeps the last figure on failure. */
export function useUnreadChats(): number {
  const [count, setCount] = useState(0);
  const refresh = useOneAtATime(async () => {
    if (!mayI('requests:read')) return;
    const waiting = await fetchChats({ unread_only: 'true', per_page: 1 }).catch(() => undefined);
    if (waiting !== undefined) setCount(waiting.meta.total);
  });
  useEffect(() => refresh(), [refresh]);
  useLiveChats(() => refresh());
  return count;
}
