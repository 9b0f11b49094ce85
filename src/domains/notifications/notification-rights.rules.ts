import { NOTIFICATION_EVENTS, type NotificationEvent } from '#src/domains/settings/notification-rules.contract.ts';
import { type Actor, hasRight, type Right } from '#src/kernel/actor.ts';

/** Right required to read a notification, by event. */
const RIGHT_OF_EVENT: Record<NotificationEvent, Right> = {
  message: 'requests:read',
  quote: 'sales:read',
  payment: 'money',
  chat: 'requests:read',
  registration: 'people',
  testimonial: 'content:read',
  blog: 'content:read',
  'mail-failure': 'settings',
};

/** Right required to receive a change on an open screen, by event name. */
const RIGHT_OF_CHANGE = {
  messages: 'requests:read',
  chat: 'requests:read',
  'chat-typing': 'requests:read',
  quotes: 'sales:read',
  orders: 'sales:read',
  invoices: 'money',
  payments: 'money',
  newsletter: 'content:read',
  users: 'people',
} as const satisfies Record<string, Right>;

type Granted = Parameters<typeof hasRight>[0];

/** Returns whether an account with these rights may read an event's notifications. */
export const mayReadTopic = (account: Granted, event: NotificationEvent): boolean =>
  hasRight(account, RIGHT_OF_EVENT[event]);

/** Returns the events whose notifications an actor may read; null for all, known and unknown. */
export function readableEvents(actor: Actor): readonly NotificationEvent[] | null {
  if (actor.kind !== 'user' || actor.role === 'admin') return null;
  return NOTIFICATION_EVENTS.filter((event) => mayReadTopic(actor, event));
}

/** Returns the changes sent to an open screen of this actor; null for all. */
export function followedChanges(actor: Actor): string[] | null {
  if (actor.kind !== 'user' || actor.role === 'admin') return null;
  const allowed = Object.entries(RIGHT_OF_CHANGE).filter(([, right]) => hasRight(actor, right));
  return [...allowed.map(([change]) => change), 'notification'];
}
