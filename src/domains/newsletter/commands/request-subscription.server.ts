import { z } from 'zod';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitAddress } from '#src/platform/security/address-limit.server.ts';
import { countHit, limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { CONFIRM_HOURS, SubscriptionRequest } from '../newsletter.contract.ts';
import { sendConfirmationEmail, sendWelcomeEmail } from '../newsletter.mail.server.ts';
import { ADDRESS_LIMIT, CLIENT_LIMIT, SITE_LIMIT } from '../newsletter.rules.ts';
import { selectByEmail, upsertRequest } from '../newsletter.store.server.ts';

/**
 * Emails the link that confirms a subscription, or the welcome email again to a subscriber. The answer is the same
 * for every address, and for a robot.
 */
export const requestSubscription = command({
  allow: 'anyone',
  senderLimit: { bucket: 'newsletter', ...tenTimes(CLIENT_LIMIT) },
  input: SubscriptionRequest,
  output: z.object({}),
  prepare: async (_input, { clientAddress }) => {
    await limitAddress('newsletter:client', clientAddress, CLIENT_LIMIT);
    await limitRate('newsletter', SITE_LIMIT);
  },
  run: async ({ email, website }) => {
    if (website) return {};
    const { hits } = await countHit(`newsletter:address:${hashOfSecret(email)}`, ADDRESS_LIMIT);
    // The link emailed before stays valid.
    if (hits > ADDRESS_LIMIT.hits) return {};
    const { general } = await readSettings();
    const company = { name: general.site_name, email: general.contact_email };
    const known = await selectByEmail(email);
    if (known?.status === 'confirmed') {
      await sendWelcomeEmail(email, known.unsubscribe_token, company);
      return {};
    }
    const token = newSecret();
    const isPending = await upsertRequest({
      email,
      confirmHash: hashOfSecret(token),
      expiresAt: isoIn(CONFIRM_HOURS * 3_600),
      unsubscribeToken: newSecret(),
    });
    if (!isPending) return {};
    await sendConfirmationEmail(email, token, company);
    await publish('admin', { event: 'newsletter' });
    return {};
  },
});
