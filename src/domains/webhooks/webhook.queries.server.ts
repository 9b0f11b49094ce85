import { z } from 'zod';
import { getRange, toMeta } from '#src/kernel/pagination.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectDeliveries } from './delivery.store.server.ts';
import { DeliveryPage, DeliveryQuery, WebhookList } from './webhook.contract.ts';
import { readWebhook } from './webhook.internal.server.ts';
import { selectWebhooks } from './webhook.store.server.ts';
import { toDelivery, toWebhook } from './webhook.views.ts';

/** Lists the endpoints, without their secrets. */
export const listWebhooks = query({
  allow: 'admin',
  inPerson: true,
  input: z.object({}),
  output: WebhookList,
  run: async () => ({ webhooks: (await selectWebhooks()).map((row) => toWebhook(row, nowIso())) }),
});

/** Lists what was sent to an endpoint in the last thirty days, newest first. */
export const listDeliveries = query({
  allow: 'admin',
  inPerson: true,
  input: DeliveryQuery,
  output: DeliveryPage,
  run: async ({ id, state, ...wanted }) => {
    await readWebhook(id);
    const request = { page: 1, ...wanted };
    const { items, total } = await selectDeliveries({ id, state }, getRange(request));
    return { items: items.map(toDelivery), meta: toMeta(request, total) };
  },
});
