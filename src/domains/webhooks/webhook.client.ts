import { callApi, callFlat, callPage, callPlain } from '#src/ui/http/api-client.ts';
import {
  Delivery,
  type DeliveryState,
  type NewWebhook,
  Webhook,
  WebhookList,
  WebhookWithSecret,
} from './webhook.contract.ts';

const base = '/admin/webhooks';

export const fetchWebhooks = () => callFlat(base, WebhookList);

export const createWebhook = (webhook: NewWebhook): Promise<WebhookWithSecret> =>
  callFlat(base, WebhookWithSecret, { method: 'POST', body: webhook });

export const changeWebhook = (id: number, webhook: NewWebhook): Promise<Webhook> =>
  callApi(`${base}/${id}`, Webhook, { method: 'PUT', body: webhook });

export const switchWebhook = (id: number, is_enabled: boolean): Promise<Webhook> =>
  callApi(`${base}/${id}/state`, Webhook, { method: 'PUT', body: { is_enabled } });

export const rotateWebhookSecret = (id: number): Promise<WebhookWithSecret> =>
  callFlat(`${base}/${id}/secret`, WebhookWithSecret, { method: 'POST' });

export const sendTestEvent = (id: number): Promise<void> => callPlain(`${base}/${id}/test`, { method: 'POST' });

export const deleteWebhook = (id: number): Promise<void> => callPlain(`${base}/${id}`, { method: 'DELETE' });

export const fetchDeliveries = (id: number, query: { page: number; state?: DeliveryState | undefined }) =>
  callPage(`${base}/${id}/deliveries`, Delivery, { query: { ...query, per_page: 10 } });

export const replayDelivery = (id: number): Promise<void> =>
  callPlain(`/admin/webhook-deliveries/${id}/replay`, { method: 'POST' });
