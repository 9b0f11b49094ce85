import { nowIso } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Webhook, WebhookKey } from '../webhook.contract.ts';
import { readWebhook, storeEvent } from '../webhook.internal.server.ts';
import { pausedWebhook } from '../webhook.rules.ts';
import { WEBHOOK_TEXTS } from '../webhook.texts.ts';
import { toPayload } from '../webhook.views.ts';
import { TEST_EVENT } from '../webhook-event.contract.ts';

/** Sends an event without content, signed and retried as all others. */
export const sendTestEvent = command({
  allow: 'admin',
  inPerson: true,
  input: WebhookKey,
  output: Webhook,
  audit: ({ id }, { url }) => ({
    action: 'webhook.test',
    subject: `webhook:${id}`,
    after: { name: new URL(url).host },
  }),
  run: async ({ id }) => {
    const webhook = await readWebhook(id);
    if (!webhook.is_enabled) throw pausedWebhook();
    const payload = toPayload(TEST_EVENT, { message: WEBHOOK_TEXTS.testMessage }, nowIso());
    await storeEvent([id], { event_type: TEST_EVENT, payload, person_id: null, person_email: '' });
    return webhook;
  },
});
