import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import type { Subscriber } from '../newsletter.contract.ts';
import { removeSubscriber as sendRemoval } from '../newsletter-admin.client.ts';
import { NEWSLETTER_ADMIN_TEXTS as TEXTS } from '../newsletter-admin.texts.ts';

/** Deletes an address after a confirmation; it is erased at once, so there is no undo. */
export const removeSubscriber = ({ id, email }: Subscriber, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.confirm, { email }),
    consequence: TEXTS.consequence,
    act: () => run({ act: () => sendRemoval(id), failure: TEXTS.removeError, done: TEXTS.removed }),
  });
