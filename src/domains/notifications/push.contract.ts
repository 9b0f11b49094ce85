import { z } from 'zod';
import { NOTIFICATION_EVENTS } from '#src/domains/settings/notification-rules.contract.ts';
import { Id } from '#src/kernel/fields.ts';
import { NotificationContent } from './notification.contract.ts';

/** Maximum number of devices per administrator; a further one replaces the oldest. */
export const MAX_DEVICES = 20;
/** Consecutive refusals of a push service after which a device is deleted. */
export const MAX_REFUSALS = 10;

const ENDPOINT_MAX = 1_000;

/** Subscription data from the browser (PushSubscription.toJSON). */
export const NewPushDevice = z.object({
  endpoint: z.url().max(ENDPOINT_MAX),
  keys: z.object({
    /** Point of P-256, uncompressed: 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** Secret of 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

export const PushDevice = z.object({
  id: z.int(),
  user_agent: z.string(),
  created_at: z.string(),
  /** SHA-256 of its URL, base64url, by which a browser recognises its own device. */
  fingerprint: z.string(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushSettings = z.object({ public_key: z.string(), devices: z.array(PushDevice) });
export type PushSettings = z.infer<typeof PushSettings>;
export const PushDeviceKey = z.object({ id: Id });
export const PushTest = z.object({ sent: z.int() });

/** Content of the alert that a device's worker shows. */
export const PushAlert = z.object({
  title: z.string(),
  body: z.string(),
  link: z.string(),
  /** An alert of the open screen about the same subject has the same tag: the later silently replaces the earlier. */
  tag: z.string(),
  topic: z.string().nullable(),
});
export const PushJob = z.object({
  device: z.int(),
  /** Event type; undefined for a test alert. */
  event: z.enum(NOTIFICATION_EVENTS).optional(),
  alert: PushAlert,
  isUrgent: z.boolean(),
  /** Time of the event; after a day it alerts no device. */
  at: z.iso.datetime(),
});
export const PushNotification = NotificationContent.omit({ type: true }).extend({ id: z.int().nullable() });
