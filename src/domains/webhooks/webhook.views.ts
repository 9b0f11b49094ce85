import type { Delivery, PAUSE_REASONS, Webhook } from './webhook.contract.ts';
import type { DeliveryFault } from './webhook.rules.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-event.contract.ts';

interface StoredWebhook {
  id: number;
  url: string;
  description: string;
  events: string;
  is_enabled: number;
  pause_reason: (typeof PAUSE_REASONS)[number] | null;
  previous_until: string | null;
  created_by: string | null;
  created_at: string;
  last_success_at: string | null;
  last_failure_at: string | null;
  failing_since: string | null;
}

/** Returns the events of a stored list; names that this version does not know are left out. */
export const readEvents = (events: string): WebhookEvent[] => {
  const names = events.split(',');
  return WEBHOOK_EVENTS.filter((event) => names.includes(event));
};

/** Returns an endpoint as the back office reads it. @param at now, as stored. */
export const toWebhook = ({ previous_until, is_enabled, events, ...row }: StoredWebhook, at: string): Webhook => ({
  ...row,
  events: readEvents(events),
  is_enabled: is_enabled === 1,
  old_secret_until: previous_until !== null && previous_until > at ? previous_until : null,
});

type StoredDelivery = Omit<Delivery, 'last_fault'> & { last_fault: string | null };

export const toDelivery = (row: StoredDelivery): Delivery => ({
  ...row,
  last_fault: row.last_fault as DeliveryFault | null,
});

/** Returns the body of an event. @param at when it happened, as stored. */
export const toPayload = (type: string, data: object, at: string): string =>
  JSON.stringify({ type, timestamp: at, data });
