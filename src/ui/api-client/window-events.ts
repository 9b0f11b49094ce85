/** Fired after a screen has loaded what the bell counts, as specified. */
export const NOTIFICATIONS_UPDATE = 'notifications-update';

/** Fired when the server tells that something changed: `detail` names it ('notification', 'messages'). */
export const LIVE_CHANGE = 'live-change';

export const announceNotificationsUpdate = (): void => {
  window.dispatchEvent(new Event(NOTIFICATIONS_UPDATE));
};

export const announceLiveChange = (what: string): void => {
  window.dispatchEvent(new CustomEvent(LIVE_CHANGE, { detail: what }));
};

/** Fired when the server tells of one conversation; `detail` is a `ChatChange`. */
export const CHAT_CHANGE = 'chat-change';
/** Fired when the line to the server is there, for the first time or again: what happened before was missed. */
export const LIVE_OPEN = 'live-open';

export interface ChatChange {
  session: string;
  /** Somebody is writing; nothing is stored yet. */
  isTyping: boolean;
}

export const announceChatChange = (detail: ChatChange): void => {
  window.dispatchEvent(new CustomEvent(CHAT_CHANGE, { detail }));
};

export const announceLiveOpen = (): void => {
  window.dispatchEvent(new Event(LIVE_OPEN));
};
