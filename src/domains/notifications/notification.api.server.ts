import { eventStream } from '#src/platform/events/event-stream.server.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { deleteNotification } from './operations/delete-notification.server.ts';
import { listNotifications } from './operations/list-notifications.server.ts';
import { readAllNotifications } from './operations/read-all-notifications.server.ts';
import { readNotification } from './operations/read-notification.server.ts';
import { watchEvents } from './operations/watch-events.server.ts';

export const notificationApi: Endpoint[] = [
  endpoint('get', '/admin/notifications', listNotifications, { summary: 'Notifications', background: true }),
  endpoint('put', '/admin/notifications/read-all', readAllNotifications, { summary: 'Tout marquer comme lu' }),
  endpoint('put', '/admin/notifications/{id}/read', readNotification, { summary: 'Marquer comme lue' }),
  endpoint('delete', '/admin/notifications/{id}', deleteNotification, { summary: 'Retirer une notification' }),
  endpoint('get', '/admin/events', watchEvents, {
    summary: 'Flux d’événements (text/event-stream)',
    background: true,
    send: (request, { topic }) => eventStream(topic, request.req.raw.signal),
  }),
];
