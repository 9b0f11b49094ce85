import type { z } from 'zod';
import { listAdmins } from '#src/domains/accounts/users/user.internal.server.ts';
import { NOTIFICATION_EVENTS, type NotificationEvent } from '#src/domains/settings/notification-rules.contract.ts';
import { getChannels } from '#src/domains/settings/notification-rules.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { type Actor, completeRights } from '#src/kernel/actor.ts';
import { timeAgo } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { adminPath } from './admin-path.rules.ts';
import {
  CompanyMail,
  DEFAULT_LIMIT,
  NewNotification,
  type Notification,
  type NotificationList,
  type NotificationQuery,
} from './notification.contract.ts';
import { notificationEmail } from './notification.mail.server.ts';
import { isUrgent, mayReadTopic, readableEvents, TOPIC_MAIL_LIMIT } from './notification.rules.ts';
import {
  countUnread,
  deleteLinkedNotifications,
  deleteOldNotifications,
  hasNotification,
  insertNotification,
  markNotifications,
  selectNotifications,
} from './notification.store.server.ts';
import { alertTag } from './notification.views.ts';
import type { PushJob, PushNotification } from './push.contract.ts';
import { selectDevicesWithAccounts } from './push.store.server.ts';

async function isTooSoon(topic: string | null): Promise<boolean> {
  if (topic === null) return false;
  return (await countHit(`news-mail:${topic}`, TOPIC_MAIL_LIMIT)).hits > TOPIC_MAIL_LIMIT.hits;
}

async function mailOut({ emailContent, topic, ...notification }: z.output<typeof CompanyMail>): Promise<void> {
  if (await isTooSoon(topic)) return;
  const { general, email } = await readSettings();
  const address = email.recipient || general.contact_email;
  const admins = address === '' ? await listAdmins() : [];
  const recipients =
    address === '' ? admins.filter(({ wantsMail }) => wantsMail).map((admin) => admin.email) : [address];
  const mail = emailContent ?? notificationEmail(notification, general.site_name);
  for (const to of recipients) await sendMail({ to, automatic: true, ...mail });
}

/** Emails a notification to the company's address, or without one to the administrators who accept emails. */
export const mailCompany = (wanted: z.input<typeof CompanyMail>): Promise<void> =>
  transaction(() => mailOut(parseInput(CompanyMail, wanted)));

/** Notifies the administrators of an event in its transaction, through the channels that their rules allow. */
export const notify = (wanted: z.input<typeof NewNotification>): Promise<{ id: number | null }> =>
  transaction(async () => {
    const { emailContent, isWatched, ...notification } = parseInput(NewNotification, wanted);
    const { notifications: options } = await readSettings();
    const channels = getChannels(notification.event, options);
    const id = channels.bell ? await insertNotification(notification) : null;
    if (id !== null) await publish('admin', { event: 'notification', id });
    if (channels.email && !isWatched) await mailOut({ ...notification, emailContent });
    if (channels.push && !isWatched) await pushNotification({ ...notification, id });
    return { id };
  });

const isEvent = (name: string): name is NotificationEvent => (NOTIFICATION_EVENTS as readonly string[]).includes(name);

/** Returns the notifications that a person may read, newest first, with their own read state. */
export async function findNotifications(
  actor: Actor,
  { limit = DEFAULT_LIMIT, unread_only = false }: z.output<typeof NotificationQuery>,
): Promise<NotificationList> {
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
}

/** Deletes expired notifications. */
export const purgeNotifications = deleteOldNotifications;

/** Queues an alert for every device of users who may read the event, in the caller's transaction: one job each. */
async function pushNotification({
  id,
  event,
  title,
  message,
  link,
  topic,
}: z.output<typeof PushNotification>): Promise<void> {
  const devices = await selectDevicesWithAccounts();
  if (devices.length === 0) return;
  const tag = id === null ? (topic ?? event) : alertTag(id);
  const alert = { title, body: message, link: adminPath(link), tag, topic };
  for (const { id: device, role, rights } of devices) {
    if (!mayReadTopic({ role, rights: completeRights(rights.split(',')) }, event)) continue;
    const work = { device, event, alert, isUrgent: isUrgent(event), at: nowIso() };
    await enqueue('push', work satisfies z.input<typeof PushJob>);
  }
}

/** Deletes the notifications that lead to records which no longer exist. */
export const eraseNotifications = ({ links }: { links: string[] }): Promise<void> =>
  transaction(async () => {
    await deleteLinkedNotifications(links);
  });

/** Marks one notification for the caller alone. @throws when the caller may not read such a notification. */
export async function markForCaller(id: number, actor: Actor, mark: 'read_at' | 'dismissed_at'): Promise<void> {
  if (!(await hasNotification(id, { events: readableEvents(actor) })))
    throw new DomainError('not-found', 'Cette notification n’existe pas.');
  if (actor.kind === 'user') await markNotifications(actor.userId, [id], mark);
}
