import { command } from '#src/platform/operation.server.ts';
import { newSigningSecret } from '#src/platform/outgoing/sign-call.server.ts';
import { WebhookKey, WebhookWithSecret } from '../webhook.contract.ts';
import { readWebhook } from '../webhook.internal.server.ts';
import { replaceSecret } from '../webhook.store.server.ts';

/** Replaces the secret of an endpoint; the old one signs beside it for a day, and the one before not any more. */
export const rotateWebhookSecret = command({
  allow: 'admin',
  recent: true,
  inPerson: true,
  input: WebhookKey,
  output: WebhookWithSecret,
  audit: ({ id }, { webhook: { url } }) => ({
    action: 'webhook.rotate',
    class: 'access',
    subject: `webhook:${id}`,
    after: { name: new URL(url).host },
  }),
  run: async ({ id }) => {
    await readWebhook(id);
    const secret = newSigningSecret();
    await replaceSecret(id, secret);
    return { secret, webhook: await readWebhook(id) };
  },
});
