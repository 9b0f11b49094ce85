import { NOTIFICATION_EVENTS, type NotificationEvent } from '#src/domains/settings/notification-rules.contract.ts';
import { getChannels } from '#src/domains/settings/notification-rules.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { timeAgo } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { DEFAULT_LIMIT, type Notification, NotificationList, NotificationQuery } from '../notification.contract.ts';
import { countUnread, selectNotifications } from '../notification.store.server.ts';
import { readableEvents } from '../notification-rights.rules.ts';

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
