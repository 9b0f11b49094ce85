import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { WebhookKey } from '../webhook.contract.ts';
import { readWebhook } from '../webhook.internal.server.ts';
import { deleteWebhookRow } from '../webhook.store.server.ts';

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
    await deleteWebhookRow(id);
    return { url };
  },
});
