import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { subscriberNotFound } from '../newsletter.rules.ts';
import { deleteSubscriber } from '../newsletter.store.server.ts';
import { NEWSLETTER_TEXTS as texts } from '../newsletter.texts.ts';

/** Erases an address whose owner asked for it in another way than by the link. */
export const removeSubscriber = command({
  allow: 'content:change',
  input: z.object({ id: Id }),
  output: z.object({}),
  // Without the address: the audit log must not store what is erased.
  audit: ({ id }) => ({ action: 'newsletter.remove', subject: `subscriber:${id}` }),
  run: async ({ id }) => {
    if (!(await deleteSubscriber(id))) throw subscriberNotFound(texts.notFound);
    await publish('admin', { event: 'newsletter' });
    return {};
  },
});
