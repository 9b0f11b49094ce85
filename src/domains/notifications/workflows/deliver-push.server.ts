import type { z } from 'zod';
import { completeRights, isStaff } from '#src/kernel/actor.ts';
import { now } from '#src/platform/clock.server.ts';
import { type PushOutcome, sendPush } from '#src/platform/push/send-push.server.ts';
import { isStale, mayReadTopic } from '../notification.rules.ts';
import type { PushJob } from '../push.contract.ts';
import { deleteDevice, recordRefusal, recordSent, selectDeviceWithAccount } from '../push.store.server.ts';

/** Sends one alert to one device, if its owner may still read the event, and records the result. */
export async function deliverPush(push: z.infer<typeof PushJob>): Promise<{ outcome: PushOutcome | 'stale' }> {
  const outcome = await send(push);
  if (outcome === 'sent') await recordSent(push.device);
  if (outcome === 'gone') await deleteDevice(push.device);
  if (outcome === 'refused') await recordRefusal(push.device);
  return { outcome };
}

async function send({ device, event, alert, isUrgent, at }: z.infer<typeof PushJob>): Promise<PushOutcome | 'stale'> {
  if (isStale(at, now())) return 'stale';
  const found = await selectDeviceWithAccount(device);
  if (found === undefined) return 'gone';
  const account = { role: found.role, rights: completeRights(found.rights.split(',')) };
  if (!isStaff(account)) return 'gone';
  // The device stays registered for other events; a test alert requires no right.
  if (event !== undefined && !mayReadTopic(account, event)) return 'stale';
  return sendPush(found, { payload: alert, topic: alert.topic, isUrgent });
}
