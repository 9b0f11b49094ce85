import { z } from 'zod';
import { NOTIFICATION_EVENTS } from '#src/domains/settings/notification-rules.contract.ts';
import { Id } from '#src/kernel/fields.ts';
import { News } from './notification.contract.ts';

/** Devices of one administrator; a further one takes the place of the oldest. */
export const MAX_DEVICES = 20;
/** Refusals of a push service in a row after which a device is given up. */
export const MAX_REFUSALS = 10;

const ENDPOINT_MAX = 1_000;

/** What a browser says of its subscription (PushSubscription.toJSON). */
export const NewPushDevice = z.object({
  endpoint: z.url().max(ENDPOINT_MAX),
  keys: z.object({
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

export const PushDevice = z.object({
  id: z.int(),
  user_agent: z.string(),
  created_at: z.string(),
  /** SHA-256 of its address, base64url: a browser knows itself by it. */
  fingerprint: z.string(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushDesk = z.object({ public_key: z.string(), devices: z.array(PushDevice) });
export type PushDesk = z.infer<typeof PushDesk>;
export const PushDeviceKey = z.object({ id: Id });
export const PushTest = z.object({ sent: z.int() });

/** What the worker of a device shows. */
export const PushAlert = z.object({
  title: z.string(),
  body: z.string(),
  link: z.string(),
  /** An alert of the open screen about the same thing has the same tag: the later replaces the earlier in silence. */
  tag: z.string(),
  topic: z.string().nullable(),
});
export const PushJob = z.object({
  device: z.int(),
  /** What happened; absent of a trial alert. */
  event: z.enum(NOTIFICATION_EVENTS).optional(),
  alert: PushAlert,
  isUrgent: z.boolean(),
  /** When it happened: what is a day old alerts nobody. */
  at: z.iso.datetime(),
});
export const PushNews = News.omit({ type: true }).extend({ id: z.int().nullable() });
