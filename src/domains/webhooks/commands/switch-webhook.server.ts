import { command } from '#src/platform/operation.server.ts';
import { Webhook, WebhookSwitch } from '../webhook.contract.ts';
import { readWebhook } from '../webhook.internal.server.ts';
import { switchWebhookRow } from '../webhook.store.server.ts';

/** Pauses an endpoint, which receives nothing meanwhile, or lets it go on. */
export const switchWebhook = command({
  allow: 'admin',
  inPerson: true,
  input: WebhookSwitch,
  output: Webhook,
  audit: ({ id, is_enabled }, { url }) => ({
    action: is_enabled ? 'webhook.resume' : 'webhook.pause',
    subject: `webhook:${id}`,
    after: { name: new URL(url).host },
  }),
  run: async ({ id, is_enabled }) => {
    await readWebhook(id);
    await switchWebhookRow(id, is_enabled ? null : 'person');
    return readWebhook(id);
  },
});
