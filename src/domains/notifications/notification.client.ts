import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { followEvents } from '#src/ui/http/event-stream.ts';
import type { StreamEvent } from '#src/ui/http/follow-stream.ts';
import { announceLive } from '#src/ui/http/live-state.ts';
import { announceChatChange, announceLiveChange, announceLiveOpen, noteStream } from '#src/ui/http/window-events.ts';
import { BELL_LIMIT, MOST_MISSED_MS } from './bell.contract.ts';
import type { Bell } from './notification.contract.ts';

const PATH = '/admin/notifications';
const EVENTS = '/admin/events';

export const fetchBell = (): Promise<Bell> =>
  callApi(PATH, async () => (await import('./notification.contract.ts')).Bell, {
    query: { limit: BELL_LIMIT, with_waiting: 'true' },
  });

export const markRead = (id: number): Promise<void> => callPlain(`${PATH}/${id}/read`, { method: 'PUT', body: {} });

export const markAllRead = (): Promise<void> => callPlain(`${PATH}/read-all`, { method: 'PUT', body: {} });

export const removeNotification = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

const TYPING = 'chat-typing';

/** Dispatches an event. A conversation is named beside the change; typing in it counts as no change. */
function pass({ event, data }: StreamEvent): void {
  if (event === 'chat' || event === TYPING) {
    const session: unknown = Object(JSON.parse(data)).session;
    if (typeof session === 'string') announceChatChange({ session, isTyping: event === TYPING });
  }
  if (event !== TYPING) announceLiveChange(event);
}

/**
 * Forwards the server's events to every screen of this window; returns a function that stops it. The stream begins with
 * the changes made since the document was opened, which the screens may have missed; after a gap they read all again.
 */
export function followLiveChanges(): () => void {
  let hasGap = false;
  const getPath = (): string => {
    const missed = Math.min(MOST_MISSED_MS, Math.ceil(performance.now()));
    return hasGap ? EVENTS : `${EVENTS}?missed_ms=${missed}`;
  };
  return followEvents(getPath, {
    onOpen: () => {
      noteStream(true);
      announceLive(true);
      if (hasGap) announceLiveOpen();
    },
    onClose: () => {
      hasGap = true;
      noteStream(false);
      announceLive(false);
    },
    onEvent: pass,
  });
}
