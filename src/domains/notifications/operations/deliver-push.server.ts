import { z } from 'zod';
import { completeRights, isStaff } from '#src/kernel/actor.ts';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { type PushOutcome, sendPush } from '#src/platform/push/send-push.server.ts';
import { mayReadTopic } from '../notification-rights.rules.ts';
import { PushJob } from '../push.contract.ts';
import { isStale } from '../push.rules.ts';
import { deleteDevice, recordRefusal, recordSent, selectDeviceWithAccount } from '../push.store.server.ts';

/** Sends one alert to one device, if its owner may still read the event, and records the result. */
export const deliverPush = command({
  allow: 'system',
  input: PushJob,
  output: z.object({ outcome: z.enum(['sent', 'gone', 'refused', 'failed', 'stale']) }),
  prepare: async ({ device, event, alert, isUrgent, at }) => {
    if (isStale(at, now())) return 'stale';
    const found = await selectDeviceWithAccount(device);
    if (found === undefined) return 'gone';
    const account = { role: found.role, rights: completeRights(found.rights.split(',')) };
    if (!isStaff(account)) return 'gone';
    // The device stays registered for other events; a test alert requires no right.
    if (event !== undefined && !mayReadTopic(account, event)) return 'stale';
    return sendPush(found, { payload: alert, topic: alert.topic, isUrgent });
  },
  run: async ({ device }, _context, outcome: PushOutcome | 'stale') => {
    if (outcome === 'sent') await recordSent(device);
    if (outcome === 'gone') await deleteDevice(device);
    if (outcome === 'refused') await recordRefusal(device);
    return { outcome };
  },
});
