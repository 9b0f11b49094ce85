import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { mayI } from '#src/ui/api-client/stored-rights.ts';
import { announceNotificationsUpdate } from '#src/ui/api-client/window-events.ts';
import { markRead } from '../chat-admin.client.ts';
import { isOurs } from '../chat-admin.views.ts';
import type { Conversation } from './use-conversation.ts';

/** Marks messages as read when a visible screen shows them. A failed attempt is repeated with the next update. */
export function useReading(id: string, { chat, stretch, noteRead }: Conversation): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const newest = stretch?.messages.findLast((message) => !isOurs(message));
  const isUnread = (newest !== undefined && newest.read_at === null) || (chat?.unread_count ?? 0) > 0;
  const notify = useEffectEvent(async () => {
    try {
      await markRead(id);
      noteRead();
      announceNotificationsUpdate();
    } catch {
      // The next update of the conversation retries.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of the conversation is another occasion
  useEffect(() => {
    if (isVisible && isUnread && mayI('requests:change')) void notify();
  }, [isVisible, isUnread, newest?.id, chat]);
}
