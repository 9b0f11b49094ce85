import { NOTIFICATION_EVENTS, type NotificationEvent } from '#src/domains/settings/notification-rules.contract.ts';
import { type Actor, hasRight, type Right } from '#src/kernel/actor.ts';

/** Emails about one topic: a talkative visitor must not flood the company. */
export const TOPIC_MAIL_LIMIT = { hits: 1, seconds: 600 };

const DAY_MS = 86_400_000;

/** Test alerts per administrator. */
export const PUSH_TEST_LIMIT = { hits: 10, seconds: 600 };

/** Returns whether a visitor waits for an answer. */
export const isUrgent = (event: NotificationEvent): boolean => event === 'chat' || event === 'message';

/** Returns whether an alert is too old to be useful. */
export const isStale = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) > DAY_MS;

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
  'site-trouble': 'settings',
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
