import { command } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { ExportedSubscriber, ExportRequest, SUBSCRIBER_STATUSES } from '../newsletter.contract.ts';
import { unsubscribeLink } from '../newsletter.mail.server.ts';
import { EXPORT_LIMIT } from '../newsletter.rules.ts';
import { selectAddressesByIds, selectAddressIds } from '../newsletter.store.server.ts';

/** Returns the addresses to write to, each with its unsubscribe link. Writes an entry to the audit log. */
export const exportSubscribers = command({
  allow: ['content:read', 'people'],
  recent: true,
  input: ExportRequest,
  output: rowPagesSchema(ExportedSubscriber),
  audit: ({ status }, { count }) => ({
    action: 'newsletter.export',
    class: 'access',
    subject: 'newsletter',
    after: { status, count },
  }),
  prepare: async (_input, { actor }) => {
    if (actor.kind === 'user') await limitRate(`newsletter:export:${actor.userId}`, EXPORT_LIMIT);
  },
  run: async ({ status, search }) => {
    const ids = await selectAddressIds(status === 'all' ? SUBSCRIBER_STATUSES : [status], search);
    return rowPages(ids, selectAddressesByIds).map(({ unsubscribeToken, ...subscriber }) => ({
      ...subscriber,
      unsubscribe_url: unsubscribeLink(unsubscribeToken),
    }));
  },
});
