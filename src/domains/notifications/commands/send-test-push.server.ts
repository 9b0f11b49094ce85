import { z } from 'zod';
import { href } from '#src/kernel/href.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { PUSH_TEST_LIMIT } from '../notification.rules.ts';
import { NOTIFICATION_TEXTS } from '../notification.texts.ts';
import { type PushJob, PushTest } from '../push.contract.ts';
import { selectUserDevices } from '../push.store.server.ts';

const { testTitle: title, testBody: body } = NOTIFICATION_TEXTS.push;

/** Sends a test alert to every device of the caller. */
export const sendTestPush = command({
  allow: 'staff',
  inPerson: true,
  input: z.object({}),
  output: PushTest,
  prepare: async (_input, { actor }) => {
    if (actor.kind === 'user') await limitRate(`push-test:${actor.userId}`, PUSH_TEST_LIMIT);
  },
  run: async (_input, { actor }) => {
    const devices = actor.kind === 'user' ? await selectUserDevices(actor.userId) : [];
    const alert = { title, body, link: href('/admin'), tag: 'test', topic: null };
    for (const { id } of devices) {
      await enqueue('push', { device: id, alert, isUrgent: true, at: nowIso() } satisfies z.input<typeof PushJob>);
    }
    return { sent: devices.length };
  },
});
