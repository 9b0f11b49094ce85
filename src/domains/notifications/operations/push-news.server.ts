import { z } from 'zod';
import { nowIso } from '#src/platform/clock.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { adminPath } from '../notification.rules.ts';
import { type PushJob, PushNews } from '../push.contract.ts';
import { alertTag, isUrgent } from '../push.rules.ts';
import { selectReachableIds } from '../push.store.server.ts';

/** Leaves an alert for every device of every administrator, in the caller's transaction: one job each. */
export const pushNews = command({
  allow: 'system',
  input: PushNews,
  output: z.object({}),
  run: async ({ id, event, title, message, link, topic }) => {
    const tag = id === null ? (topic ?? event) : alertTag(id);
    const alert = { title, body: message, link: adminPath(link), tag, topic };
    for (const device of await selectReachableIds()) {
      const work = { device, alert, isUrgent: isUrgent(event), at: nowIso() };
      await enqueue('push', work satisfies z.input<typeof PushJob>);
    }
    return {};
  },
});
