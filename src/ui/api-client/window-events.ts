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
