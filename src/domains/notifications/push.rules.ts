import type { NotificationEvent } from '#src/domains/settings/notification-rules.contract.ts';

const DAY_MS = 86_400_000;

/** Trial alerts that one administrator may ask for. */
export const PUSH_TEST_LIMIT = { hits: 10, seconds: 600 };

/** Somebody waits for an answer. */
export const isUrgent = (event: NotificationEvent): boolean => event === 'chat' || event === 'message';

/** An alert of yesterday would only puzzle. */
export const isStale = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) > DAY_MS;

/** What alerts about the same notification have in common, on the open screen and on a device. */
export const alertTag = (id: number): string => `notification-${id}`;
