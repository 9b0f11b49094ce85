import { perPage } from '../page-state.ts';

/** Fired after a screen has loaded entries that the bell counts; `detail` is a `NotificationsUpdate`. */
export const NOTIFICATIONS_UPDATE = 'notifications-update';

/** Fired when the server reports a change: `detail` names it ('notification', 'messages'). */
export const LIVE_CHANGE = 'live-change';

export interface NotificationsUpdate {
  /** Moment of `performance.now()` when the entries were asked for; undefined when they have changed just now. */
  askedAt?: number | undefined;
}

export const announceNotificationsUpdate = (askedAt?: number): void => {
  window.dispatchEvent(new CustomEvent<NotificationsUpdate>(NOTIFICATIONS_UPDATE, { detail: { askedAt } }));
};

/** When each change was last reported, as a moment of `performance.now()`. */
const lastChanges = perPage(() => new Map<string, number>());

/** Stands for every change where names of changes are listed. */
export const ANY_CHANGE = '*';

/** Whether one of these changes was reported since a moment: a screen does not hear it before it is shown. */
export const hasChangedSince = (changes: readonly string[], since: number): boolean =>
  changes.some((one) => (lastChanges().get(one) ?? Number.NEGATIVE_INFINITY) >= since);

export const announceLiveChange = (what: string): void => {
  for (const name of [what, ANY_CHANGE]) lastChanges().set(name, performance.now());
  window.dispatchEvent(new CustomEvent(LIVE_CHANGE, { detail: what }));
};

const stream = perPage((): { openedAt: number | undefined } => ({ openedAt: undefined }));

/** Records that the stream of changes has opened or closed. */
export const noteStream = (isOpen: boolean): void => {
  stream().openedAt = isOpen ? performance.now() : undefined;
};

/** Whether every change since a moment of `performance.now()` has arrived: the stream has been open without a gap. */
export const isLiveSince = (moment: number): boolean => (stream().openedAt ?? Number.POSITIVE_INFINITY) <= moment;

/** Fired when the server reports a change in one conversation; `detail` is a `ChatChange`. */
export const CHAT_CHANGE = 'chat-change';
/** Fired when the stream opens again after a gap: earlier events were missed. */
export const LIVE_OPEN = 'live-open';

export interface ChatChange {
  session: string;
  /** The other side is typing; no message is stored yet. */
  isTyping: boolean;
}

export const announceChatChange = (detail: ChatChange): void => {
  window.dispatchEvent(new CustomEvent(CHAT_CHANGE, { detail }));
};

export const announceLiveOpen = (): void => {
  window.dispatchEvent(new Event(LIVE_OPEN));
};
