import { z } from 'zod';
import { Count, Flag, Id } from '#src/kernel/fields.ts';

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;
/** What the bell asks for. */
export const BELL_LIMIT = 10;
export const POLL_MS = 10_000;
export const PULSE_MS = 5_000;
export const BADGE_CAP = 99;
export const KEPT_DAYS = 90;

export const NOTIFICATION_TYPES = ['success', 'warning', 'error', 'info'] as const;
/** What happened; rules per event come with the settings screen. */
export const NOTIFICATION_EVENTS = ['message', 'quote', 'registration', 'mail-failure'] as const;

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
});
export type Notification = z.infer<typeof Notification>;

export const NotificationQuery = z.object({ limit: Count(MAX_LIMIT).optional(), unread_only: Flag.optional() });
export const NotificationList = z.object({ unread_count: z.int(), notifications: z.array(Notification) });
export type NotificationList = z.infer<typeof NotificationList>;
export const NotificationKey = z.object({ id: Id });
export const NewNotification = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  event: z.enum(NOTIFICATION_EVENTS),
  title: z.string().max(200),
  message: z.string().max(500),
  link: z.string().max(200).default(''),
});
