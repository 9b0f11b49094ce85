import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { pushPublicKey } from '#src/platform/push/push-keys.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { EventsQuery } from './notification.contract.ts';
import { followedChanges } from './notification.rules.ts';
import { PushSettings } from './push.contract.ts';
import { selectUserDevices } from './push.store.server.ts';

const Followed = z.union([
  z.object({ topic: z.literal('admin'), event: z.string().optional() }),
  z.object({ topic: z.literal('content') }),
]);

/** Returns which events the caller may receive at once; the endpoint then keeps the stream open. */
export const watchEvents = query({
  allow: 'staff',
  inPerson: true,
  input: EventsQuery,
  output: z.object({ followed: z.array(Followed), missedMs: z.int().optional() }),
  run: async ({ missed_ms }, { actor }) => {
    const changes = followedChanges(actor);
    const all = { topic: 'admin' as const };
    const admin = changes === null ? [all] : changes.map((event) => ({ ...all, event }));
    return { followed: [...admin, { topic: 'content' as const }], missedMs: missed_ms };
  },
});

/** Returns the devices on which the caller receives alerts, and the key to add one. */
export const listPushDevices = query({
  allow: 'staff',
  inPerson: true,
  input: z.object({}),
  output: PushSettings,
  run: async (_input, { actor }) => {
    const rows = actor.kind === 'user' ? await selectUserDevices(actor.userId) : [];
    const devices = rows.map(({ endpoint, ...row }) => ({ ...row, fingerprint: getFingerprint(endpoint) }));
    return { public_key: await pushPublicKey(), devices };
  },
});
