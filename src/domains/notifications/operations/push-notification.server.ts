import type { z } from 'zod';
import { completeRights } from '#src/kernel/actor.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { adminPath } from '../notification.rules.ts';
import { mayReadTopic } from '../notification-rights.rules.ts';
import { type PushJob, PushNotification } from '../push.contract.ts';
import { alertTag, isUrgent } from '../push.rules.ts';
import { selectDevicesWithAccounts } from '../push.store.server.ts';

/** Queues an alert for every device of users who may read the event, in the caller's transaction: one job each. */
export const pushNotification = (wanted: z.input<typeof PushNotification>): Promise<void> =>
  transaction(async () => {
    const { id, event, title, message, link, topic } = parseInput(PushNotification, wanted);
    const tag = id === null ? (topic ?? event) : alertTag(id);
    const alert = { title, body: message, link: adminPath(link), tag, topic };
    for (const { id: device, role, rights } of await selectDevicesWithAccounts()) {
      if (!mayReadTopic({ role, rights: completeRights(rights.split(',')) }, event)) continue;
      const work = { device, event, alert, isUrgent: isUrgent(event), at: nowIso() };
      await enqueue('push', work satisfies z.input<typeof PushJob>);
    }
  });
