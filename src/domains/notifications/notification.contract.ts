import { z } from 'zod';
import { NOTIFICATION_EVENTS } from '#src/domains/settings/notification-rules.contract.ts';
import type { EmailContent } from '#src/kernel/email-content.ts';
import { Count, Flag, Id } from '#src/kernel/fields.ts';
import { MOST_MISSED_MS } from './bell.contract.ts';

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;
export const KEPT_DAYS = 90;
/** Number of the newest notifications that the purge keeps. */
export const KEPT_ROWS = 1_000;

export const NOTIFICATION_TYPES = ['success', 'warning', 'error', 'info'] as const;

export const Notification = z.object({
  id: z.int(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  link: z.string(),
  time_ago: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
  read_at: z.string().nullable(),
  /** Whether the screen may show an alert, by the owner's current rules. */
  is_alerting: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const EventsQuery = z.object({ missed_ms: Count(MOST_MISSED_MS).optional() });
export const NotificationQuery = z.object({ limit: Count(MAX_LIMIT).optional(), unread_only: Flag.optional() });
export const NotificationList = z.object({ unread_count: z.int(), notifications: z.array(Notification) });
export type NotificationList = z.infer<typeof NotificationList>;
/** What the header of the back office asks for. */
export const BellQuery = NotificationQuery.extend({ with_waiting: Flag.optional() });
export const Bell = NotificationList.extend({
  /** Unread messages, and conversations with some, on request, for a reader of both. */
  unread_messages: z.int().optional(),
  unread_chats: z.int().optional(),
});
export type Bell = z.infer<typeof Bell>;
export const NotificationKey = z.object({ id: Id });

/**
 * Email with more detail than the notification; without it the notification's own text is sent. The mail queue validates
 * it, in the same transaction.
 */
const OwnEmail = z.custom<{ subject: string; replyTo?: string | undefined; content: EmailContent }>();

/** Notification content, as the bell shows it. */
export const NotificationContent = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  event: z.enum(NOTIFICATION_EVENTS),
  title: z.string().max(200),
  message: z.string().max(500),
  link: z.string().max(200).default(''),
  /** Name of its subject: replaces an earlier notification with the same topic. */
  topic: z.string().max(100).nullable().default(null),
});
export const NewNotification = NotificationContent.extend({
  emailContent: OwnEmail.optional(),
  /** An administrator is viewing it: neither an email nor a push alert is needed. */
  isWatched: z.boolean().default(false),
});
export const CompanyMail = NotificationContent.pick({ title: true, message: true, link: true, topic: true }).extend({
  emailContent: OwnEmail.optional(),
});
