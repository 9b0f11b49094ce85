import { z } from 'zod';
import { NOTIFICATION_EVENTS, type NotificationEvent } from '#src/domains/settings/notification-rules.contract.ts';
import { getChannels } from '#src/domains/settings/notification-rules.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { timeAgo } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { pushPublicKey } from '#src/platform/push/push-keys.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { DEFAULT_LIMIT, type Notification, NotificationList, NotificationQuery } from './notification.contract.ts';
import { followedChanges, readableEvents } from './notification.rules.ts';
import { countUnread, selectNotifications } from './notification.store.server.ts';
import { PushSettings } from './push.contract.ts';
import { selectUserDevices } from './push.store.server.ts';

const isEvent = (name: string): name is NotificationEvent => (NOTIFICATION_EVENTS as readonly string[]).includes(name);

/** Returns the notifications that the caller may read, newest first, with the caller's read state. */
export const listNotifications = query({
  allow: 'staff',
  input: NotificationQuery,
  output: NotificationList,
  run: async ({ limit = DEFAULT_LIMIT, unread_only = false }, { actor }) => {
    const { notifications: options } = await readSettings();
    const reader = { userId: actor.kind === 'user' ? actor.userId : 0, events: readableEvents(actor) };
    const rows = await selectNotifications(reader, limit, unread_only);
    const notifications = rows.map((row) => ({
      ...row,
      type: row.type as Notification['type'],
      time_ago: timeAgo(row.created_at, now()),
      is_read: row.read_at !== null,
      is_alerting: isEvent(row.event) && getChannels(row.event, options).desktop,
    }));
    return { unread_count: await countUnread(reader), notifications };
  },
});

const Followed = z.union([
  z.object({ topic: z.literal('admin'), event: z.string().optional() }),
  z.object({ topic: z.literal('content') }),
]);

/** Returns which events the caller may receive at once; the endpoint then keeps the stream open. */
export const watchEvents = query({
  allow: 'staff',
  input: z.object({}),
  output: z.object({ followed: z.array(Followed) }),
  run: async (_input, { actor }) => {
    const changes = followedChanges(actor);
    const all = { topic: 'admin' as const };
    const admin = changes === null ? [all] : changes.map((event) => ({ ...all, event }));
    return { followed: [...admin, { topic: 'content' as const }] };
  },
});

/** Returns the devices on which the caller receives alerts, and the key to add one. */
export const listPushDevices = query({
  allow: 'staff',
  input: z.object({}),
  output: PushSettings,
  run: async (_input, { actor }) => {
    const rows = actor.kind === 'user' ? await selectUserDevices(actor.userId) : [];
    const devices = rows.map(({ endpoint, ...row }) => ({ ...row, fingerprint: getFingerprint(endpoint) }));
    return { public_key: await pushPublicKey(), devices };
  },
});
