import { z } from 'zod';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { type PushOutcome, sendPush } from '#src/platform/push/send-push.server.ts';
import { PushJob } from '../push.contract.ts';
import { isStale } from '../push.rules.ts';
import { deleteDevice, recordRefusal, recordSent, selectReachable } from '../push.store.server.ts';

/** Sends one alert to one device, if its owner is still an administrator, and notes what became of it. */
export const deliverPush = command({
  allow: 'system',
  input: PushJob,
  output: z.object({ outcome: z.enum(['sent', 'gone', 'refused', 'failed', 'stale']) }),
  prepare: async ({ device, alert, isUrgent, at }) => {
    if (isStale(at, now())) return 'stale';
    const found = await selectReachable(device);
    return found === undefined ? 'gone' : sendPush(found, { payload: alert, topic: alert.topic, isUrgent });
  },
  run: async ({ device }, _context, outcome: PushOutcome | 'stale') => {
    if (outcome === 'sent') await recordSent(device);
    if (outcome === 'gone') await deleteDevice(device);
    if (outcome === 'refused') await recordRefusal(device);
    return { outcome };
  },
});
