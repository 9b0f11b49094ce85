import { recordChange } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { findAddressFault } from '#src/platform/outgoing/public-address.server.ts';
import { Webhook, WebhookChange } from '../webhook.contract.ts';
import { readWebhook } from '../webhook.internal.server.ts';
import { wrongAddress } from '../webhook.rules.ts';
import { updateWebhook } from '../webhook.store.server.ts';

const logged = ({ url, description, events }: Webhook) => ({ name: new URL(url).host, url, description, events });

/** Changes the address and the events of an endpoint; its secret stays. */
export const changeWebhook = command({
  allow: 'admin',
  recent: true,
  inPerson: true,
  input: WebhookChange,
  output: Webhook,
  run: async ({ id, url, description, events }, context) => {
    const fault = findAddressFault(url);
    if (fault !== undefined) throw wrongAddress(fault);
    const before = await readWebhook(id);
    await updateWebhook(id, { url, description, events: events.join() });
    const after = await readWebhook(id);
    await recordChange(context, { action: 'webhook.change', subject: `webhook:${id}` }, logged(before), logged(after));
    return after;
  },
});
