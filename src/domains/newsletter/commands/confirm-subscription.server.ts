import { z } from 'zod';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { LinkToken } from '../newsletter.contract.ts';
import { sendWelcomeEmail } from '../newsletter.mail.server.ts';
import { deadLink, getLinkState, LINK_LIMIT } from '../newsletter.rules.ts';
import { confirmRequest, selectByConfirmation } from '../newsletter.store.server.ts';
import { NEWSLETTER_TEXTS as texts } from '../newsletter.texts.ts';

/** Confirms an address by its emailed link; a second use changes nothing. */
export const confirmSubscription = command({
  allow: 'anyone',
  senderLimit: { bucket: 'newsletter-link', ...tenTimes(LINK_LIMIT) },
  input: LinkToken,
  output: z.object({}),
  prepare: (_input, { clientAddress }) => limitRate(`newsletter:link:${clientAddress}`, LINK_LIMIT),
  run: async ({ token }) => {
    const subscription = await selectByConfirmation(hashOfSecret(token));
    const state = getLinkState('confirm', subscription, nowIso());
    if (subscription === undefined || state === 'unknown') throw deadLink(texts.unknown);
    if (state === 'expired') throw deadLink(texts.expired);
    if (state === 'open') await publish('admin', { event: 'newsletter' });
    const isNew = state === 'open' && (await confirmRequest(subscription.id));
    if (isNew && subscription.email !== null) {
      const { general } = await readSettings();
      const company = { name: general.site_name, email: general.contact_email };
      await sendWelcomeEmail(subscription.email, subscription.unsubscribe_token, company);
    }
    return {};
  },
});
