import { useEffect, useState } from 'react';
import { mayI } from '#src/ui/api-client/stored-rights.ts';
import { fetchChats } from '../../chat-admin.client.ts';
import { useLiveChats } from './use-live-chats.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** In how many conversations something waits to be read, kept fresh; what cannot be asked leaves the last figure. */
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
