import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { ExportedSubscriber, ExportRequest, SUBSCRIBER_STATUSES } from '../newsletter.contract.ts';
import { unsubscribeLink } from '../newsletter.mail.server.ts';
import { EXPORT_LIMIT } from '../newsletter.rules.ts';
import { selectAddresses } from '../newsletter.store.server.ts';

/** The addresses to write to, each with the link its letters must carry. Leaves a line in the audit log. */
export const exportSubscribers = command({
  allow: ['content:read', 'people'],
  input: ExportRequest,
  output: z.object({ subscribers: z.array(ExportedSubscriber) }),
  audit: ({ status }, { subscribers }) => ({
    action: 'newsletter.export',
    subject: 'newsletter',
    after: { status, count: subscribers.length },
  }),
  prepare: async (_input, { actor }) => {
    if (actor.kind === 'user') await limitRate(`newsletter:export:${actor.userId}`, EXPORT_LIMIT);
  },
  run: async ({ status, search }) => {
    const addresses = await selectAddresses(status === 'all' ? SUBSCRIBER_STATUSES : [status], search);
    return {
      subscribers: addresses.map(({ unsubscribeToken, ...subscriber }) => ({
        ...subscriber,
        unsubscribe_url: unsubscribeLink(unsubscribeToken),
      })),
    };
  },
});
