import { z } from 'zod';
import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { followEvents } from '#src/ui/http/event-stream.ts';
import type { StreamEvent } from '#src/ui/http/follow-stream.ts';
import { announceLive } from '#src/ui/http/live-state.ts';
import { announceChatChange, announceLiveChange, announceLiveOpen } from '#src/ui/http/window-events.ts';
import { BELL_LIMIT, Bell } from './notification.contract.ts';

const PATH = '/admin/notifications';

export const fetchBell = (): Promise<Bell> =>
  callApi(PATH, Bell, { query: { limit: BELL_LIMIT, with_waiting: 'true' } });

export const markRead = (id: number): Promise<void> => callPlain(`${PATH}/${id}/read`, { method: 'PUT', body: {} });

export const markAllRead = (): Promise<void> => callPlain(`${PATH}/read-all`, { method: 'PUT', body: {} });

export const removeNotification = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

const ChatEvent = z.object({ session: z.string() });
const TYPING = 'chat-typing';

/** Dispatches an event. A conversation is named beside the change; typing in it counts as no change. */
function pass({ event, data }: StreamEvent): void {
  if (event === 'chat' || event === TYPING) {
    const named = ChatEvent.safeParse(JSON.parse(data)).data;
    if (named !== undefined) announceChatChange({ ...named, isTyping: event === TYPING });
  }
  if (event !== TYPING) announceLiveChange(event);
}

/**
 * Forwards the server's events to every screen of this window; returns a function that stops it. The screens have just
 * read their data when the stream first opens: only after a gap they read them again.
 */
export function followLiveChanges(): () => void {
  let hasGap = false;
  return followEvents('/admin/events', {
    onOpen: () => {
      announceLive(true);
      if (hasGap) announceLiveOpen();
    },
    onClose: () => {
      hasGap = true;
      announceLive(false);
    },
    onEvent: pass,
  });
}
