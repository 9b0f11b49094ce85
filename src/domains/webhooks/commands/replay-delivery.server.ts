import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { restartDelivery, selectDelivery } from '../delivery.store.server.ts';
import { Delivery, WebhookKey } from '../webhook.contract.ts';
import { queueDelivery, readWebhook } from '../webhook.internal.server.ts';
import { pausedWebhook, unknownDelivery } from '../webhook.rules.ts';
import { toDelivery } from '../webhook.views.ts';

/** Sends a stored event again, at once and with all its attempts, under its own id. */
export const replayDelivery = command({
  allow: 'admin',
  inPerson: true,
  input: WebhookKey,
  output: Delivery,
  audit: (_input, { webhook_id, type }) => ({
    action: 'webhook.replay',
    subject: `webhook:${webhook_id}`,
    after: { name: type },
  }),
  run: async ({ id }) => {
    const restarted = await restartDelivery(id);
    if (restarted === undefined) throw unknownDelivery();
    if (!(await readWebhook(restarted.endpoint_id)).is_enabled) throw pausedWebhook();
    await queueDelivery(id);
    await publish('admin', { event: 'webhooks' });
    const row = await selectDelivery(id);
    if (row === undefined) throw unknownDelivery();
    return toDelivery(row);
  },
});
