import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { LinkToken } from '../newsletter.contract.ts';
import { deadLink, LINK_LIMIT } from '../newsletter.rules.ts';
import { endSubscriptionByEmail, selectByUnsubscribeToken } from '../newsletter.store.server.ts';
import { NEWSLETTER_TEXTS as texts } from '../newsletter.texts.ts';

/** Ends a subscription by the link of any email, and erases its address at once; a second use changes nothing. */
export const endSubscription = command({
  allow: 'anyone',
  senderLimit: { bucket: 'newsletter-link', ...tenTimes(LINK_LIMIT) },
  input: LinkToken,
  output: z.object({}),
  prepare: (_input, { clientAddress }) => limitRate(`newsletter:link:${clientAddress}`, LINK_LIMIT),
  run: async ({ token }) => {
    const subscription = await selectByUnsubscribeToken(token);
    if (subscription === undefined) throw deadLink(texts.unknown);
    await endSubscriptionByEmail(subscription.id);
    await publish('admin', { event: 'newsletter' });
    return {};
  },
});
