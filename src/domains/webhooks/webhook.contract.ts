import { z } from 'zod';
import { Id, Line, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { WEBHOOK_EVENTS } from './webhook-event.contract.ts';

export const URL_MAX = 500;
export const DESCRIPTION_MAX = 120;
/** Endpoints of one site. */
export const WEBHOOKS_MAX = 20;
/** Days for which a delivery is kept. */
export const DELIVERY_KEPT_DAYS = 30;
/** Hours for which a replaced secret signs beside the new one. */
export const OLD_SECRET_HOURS = 24;

export const PAUSE_REASONS = ['person', 'gone', 'failing'] as const;
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** Why no answer came; `paused`: the endpoint was paused before its turn. */
export const DELIVERY_FAULTS = [
  'private',
  'unknown-host',
  'refused',
  'late',
  'certificate',
  'interrupted',
  'paused',
  'secret',
] as const;

const Events = z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Choisissez au moins un événement.').max(WEBHOOK_EVENTS.length);

export const NewWebhook = z.object({
  url: z.string().trim().min(1, 'Indiquez une adresse.').max(URL_MAX),
  description: Line(DESCRIPTION_MAX).default(''),
  events: Events,
});
export type NewWebhook = z.input<typeof NewWebhook>;

export const WebhookKey = z.object({ id: Id });
export const WebhookChange = NewWebhook.extend({ id: Id, description: Line(DESCRIPTION_MAX) });
export const WebhookSwitch = WebhookKey.extend({ is_enabled: z.boolean() });

/** Endpoint as the back office reads it, never with its secret. */
export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_enabled: z.boolean(),
  pause_reason: z.enum(PAUSE_REASONS).nullable(),
  /** Name of the administrator who created it; null when the account is gone. */
  created_by: z.string().nullable(),
  created_at: z.string(),
  last_success_at: z.string().nullable(),
  last_failure_at: z.string().nullable(),
  /** First failure since the last success. */
  failing_since: z.string().nullable(),
  /** Until when the replaced secret signs too; null without one. */
  old_secret_until: z.string().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookList = z.object({ webhooks: z.array(Webhook) });
/** `secret` signs what is sent; it is shown this one time. */
export const WebhookWithSecret = z.object({ secret: z.string(), webhook: Webhook });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

/** One event on its way to one endpoint. */
export const Delivery = z.object({
  id: z.int(),
  webhook_id: z.int(),
  /** `webhook-id` of every attempt. */
  event_id: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  last_attempt_at: z.string().nullable(),
  last_status: z.int().nullable(),
  last_fault: z.enum(DELIVERY_FAULTS).nullable(),
  /** Beginning of the receiver's answer. */
  last_answer: z.string(),
  duration_ms: z.int().nullable(),
  created_at: z.string(),
  /** Body as it is sent. */
  payload: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;
export const DeliveryPage = getPage(Delivery);
const { page, per_page } = listQuery(['created_at']);
export const DeliveryQuery = z.object({ id: Id, page, per_page, state: z.enum(DELIVERY_STATES).optional() });
