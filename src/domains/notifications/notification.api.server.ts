import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { answerLive, LIVE_ANSWER } from '#src/platform/http/live-answer.server.ts';
import { addPushDevice } from './commands/add-push-device.server.ts';
import { deleteNotification } from './commands/delete-notification.server.ts';
import { readAllNotifications } from './commands/read-all-notifications.server.ts';
import { readNotification } from './commands/read-notification.server.ts';
import { removePushDevice } from './commands/remove-push-device.server.ts';
import { sendTestPush } from './commands/send-test-push.server.ts';
import { listPushDevices, watchEvents } from './notification.queries.server.ts';

export const notificationApi: Endpoint[] = [
  endpoint('put', '/admin/notifications/read-all', readAllNotifications, { summary: 'Tout marquer comme lu' }),
  endpoint('put', '/admin/notifications/{id}/read', readNotification, { summary: 'Marquer comme lue' }),
  endpoint('delete', '/admin/notifications/{id}', deleteNotification, { summary: 'Retirer une notification' }),
  endpoint('get', '/admin/push', listPushDevices, { summary: 'Appareils qui reçoivent les alertes' }),
  endpoint('post', '/admin/push', addPushDevice, { summary: 'Recevoir les alertes sur cet appareil', status: 201 }),
  endpoint('post', '/admin/push/test', sendTestPush, { summary: 'Alerte d’essai', status: 202 }),
  endpoint('delete', '/admin/push/{id}', removePushDevice, { summary: 'Ne plus alerter un appareil' }),
  endpoint('get', '/admin/events', watchEvents, {
    summary: 'Flux d’événements (text/event-stream)',
    background: true,
    answers: LIVE_ANSWER,
    send: answerLive,
  }),
];
