import type { NotificationEvent } from '#src/domains/settings/notification-rules.contract.ts';

const DAY_MS = 86_400_000;

/** Test alerts per administrator. */
export const PUSH_TEST_LIMIT = { hits: 10, seconds: 600 };

/** Returns whether a visitor waits for an answer. */
export const isUrgent = (event: NotificationEvent): boolean => event === 'chat' || event === 'message';

/** Returns whether an alert is too old to be useful. */
export const isStale = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) > DAY_MS;

/** Returns the tag shared by alerts about the same notification, on the open screen and on a device. */
export const alertTag = (id: number): string => `notification-${id}`;
