import { callApi, callPlain } from '#src/ui/api-client/api-client.ts';
import { followEvents } from '#src/ui/api-client/event-stream.ts';
import { announceLiveChange } from '#src/ui/api-client/window-events.ts';
import { BELL_LIMIT, NotificationList } from './notification.contract.ts';

const PATH = '/admin/notifications';

export const fetchNotifications = (): Promise<NotificationList> =>
  callApi(PATH, NotificationList, { query: { limit: BELL_LIMIT } });

export const markRead = (id: number): Promise<void> => callPlain(`${PATH}/${id}/read`, { method: 'PUT', body: {} });

export const markAllRead = (): Promise<void> => callPlain(`${PATH}/read-all`, { method: 'PUT', body: {} });

export const removeNotification = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

/** Passes what the server pushes on to every screen of this window; gives back how to stop. */
export const followLiveChanges = (onOpen: () => void): (() => void) =>
  followEvents('/admin/events', { onOpen, onEvent: ({ event }) => announceLiveChange(event) });
