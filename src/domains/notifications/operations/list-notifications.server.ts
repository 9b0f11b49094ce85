import { timeAgo } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { DEFAULT_LIMIT, type Notification, NotificationList, NotificationQuery } from '../notification.contract.ts';
import { countUnread, selectNotifications } from '../notification.store.server.ts';

/** Newest first, as the administrator who asks has read them. */
export const listNotifications = query({
  allow: 'admin',
  input: NotificationQuery,
  output: NotificationList,
  run: async ({ limit = DEFAULT_LIMIT, unread_only = false }, { actor }) => {
    const userId = actor.kind === 'user' ? actor.userId : 0;
    const rows = await selectNotifications(userId, limit, unread_only);
    const notifications = rows.map((row) => ({
      ...row,
      type: row.type as Notification['type'],
      time_ago: timeAgo(row.created_at, now()),
      is_read: row.read_at !== null,
    }));
    return { unread_count: await countUnread(userId), notifications };
  },
});
