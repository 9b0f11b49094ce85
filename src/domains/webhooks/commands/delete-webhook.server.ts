import { z } from 'zod';
import { inParts } from '#src/platform/in-parts.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteDeliveries, selectDeliveryIds } from '../delivery.store.server.ts';
import { WebhookKey } from '../webhook.contract.ts';
import { readWebhook } from '../webhook.internal.server.ts';
import { deleteWebhookRow } from '../webhook.store.server.ts';

const AT_ONCE = 100;

/** Deletes an endpoint with its deliveries, also those that still wait. */
export const deleteWebhook = command({
  allow: 'admin',
  inPerson: true,
  input: WebhookKey,
  output: z.object({ url: z.string() }),
  audit: ({ id }, { url }) => ({
    action: 'webhook.delete',
    subject: `webhook:${id}`,
    before: { name: new URL(url).host, url },
  }),
  run: async ({ id }) => {
    const { url } = await readWebhook(id);
    await inParts(await selectDeliveryIds(id), AT_ONCE, deleteDeliveries);
    await deleteWebhookRow(id);
    return { url };
  },
});
