import { command } from '#src/platform/operation.server.ts';
import { findAddressFault } from '#src/platform/outgoing/public-address.server.ts';
import { newSigningSecret } from '#src/platform/outgoing/sign-call.server.ts';
import { NewWebhook, WEBHOOKS_MAX, WebhookWithSecret } from '../webhook.contract.ts';
import { readWebhook } from '../webhook.internal.server.ts';
import { tooManyWebhooks, wrongAddress } from '../webhook.rules.ts';
import { insertWebhook, selectWebhooks } from '../webhook.store.server.ts';

/** Adds an address that receives events; its secret is stored sealed and returned this one time. */
export const createWebhook = command({
  allow: 'admin',
  recent: true,
  inPerson: true,
  input: NewWebhook,
  output: WebhookWithSecret,
  audit: (_input, { webhook: { id, url, description, events } }) => ({
    action: 'webhook.create',
    subject: `webhook:${id}`,
    after: { name: new URL(url).host, url, description, events },
  }),
  run: async ({ url, description, events }, { actor }) => {
    const fault = findAddressFault(url);
    if (fault !== undefined) throw wrongAddress(fault);
    if ((await selectWebhooks()).length >= WEBHOOKS_MAX) throw tooManyWebhooks();
    const secret = newSigningSecret();
    const createdBy = actor.kind === 'user' ? actor.userId : null;
    const id = await insertWebhook({ url, description, events: events.join() }, secret, createdBy);
    return { secret, webhook: await readWebhook(id) };
  },
});
