import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { changeWebhook } from './commands/change-webhook.server.ts';
import { createWebhook } from './commands/create-webhook.server.ts';
import { deleteWebhook } from './commands/delete-webhook.server.ts';
import { replayDelivery } from './commands/replay-delivery.server.ts';
import { rotateWebhookSecret } from './commands/rotate-webhook-secret.server.ts';
import { sendTestEvent } from './commands/send-test-event.server.ts';
import { switchWebhook } from './commands/switch-webhook.server.ts';
import { listDeliveries, listWebhooks } from './webhook.queries.server.ts';
import { WEBHOOK_TEXTS as texts } from './webhook.texts.ts';

/** Endpoints for administrators; none of them accepts an API token. */
export const webhookApi: Endpoint[] = [
  endpoint('get', '/admin/webhooks', listWebhooks, { summary: 'Webhooks, sans leurs secrets', wrap: 'flat' }),
  endpoint('post', '/admin/webhooks', createWebhook, {
    summary: 'Créer un webhook, dont le secret est rendu cette seule fois',
    status: 201,
    wrap: 'flat',
    // A stored answer would keep the secret.
    repeats: 'never',
  }),
  endpoint('put', '/admin/webhooks/{id}', changeWebhook, {
    summary: 'Modifier l’adresse, la description et les événements d’un webhook',
    message: texts.changed,
  }),
  endpoint('put', '/admin/webhooks/{id}/state', switchWebhook, {
    summary: 'Mettre un webhook en pause, ou le reprendre',
    message: ({ is_enabled }) => (is_enabled ? texts.resumed : texts.paused),
  }),
  endpoint('post', '/admin/webhooks/{id}/secret', rotateWebhookSecret, {
    summary: 'Remplacer le secret d’un webhook ; l’ancien signe encore 24 heures',
    wrap: 'flat',
    // A stored answer would keep the secret.
    repeats: 'never',
  }),
  endpoint('post', '/admin/webhooks/{id}/test', sendTestEvent, {
    summary: 'Envoyer un événement d’essai (test.ping)',
    status: 202,
    message: texts.testQueued,
  }),
  endpoint('delete', '/admin/webhooks/{id}', deleteWebhook, {
    summary: 'Supprimer un webhook et son journal',
    message: texts.deleted,
  }),
  endpoint('get', '/admin/webhooks/{id}/deliveries', listDeliveries, {
    summary: 'Envois d’un webhook des trente derniers jours, les plus récents d’abord',
    background: true,
  }),
  endpoint('post', '/admin/webhook-deliveries/{id}/replay', replayDelivery, {
    summary: 'Renvoyer un événement, avec son identifiant d’origine',
    status: 202,
    message: texts.replayed,
  }),
];
