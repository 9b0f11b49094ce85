import type { Notification as BellNotification } from '../notification.contract.ts';
import { NOTIFICATION_TEXTS } from '../notification.texts.ts';

export type AlertPermission = NotificationPermission | 'unsupported';

const isSupported = (): boolean => 'Notification' in window;

export const alertPermission = (): AlertPermission => (isSupported() ? window.Notification.permission : 'unsupported');

/** Browsers show the question only after a press. */
export const askAlertPermission = async (): Promise<AlertPermission> =>
  isSupported() ? window.Notification.requestPermission() : 'unsupported';

/** One alert for all tabs and for a burst: a later one replaces it. */
export function showDesktopAlert(newest: BellNotification | undefined): void {
  if (alertPermission() !== 'granted') return;
  try {
    const alert = new window.Notification(NOTIFICATION_TEXTS.desktopTitle, {
      body: newest === undefined ? '' : newest.message,
      tag: 'unread',
      lang: 'fr',
    });
    alert.onclick = () => {
      window.focus();
      alert.close();
    };
  } catch {
    // Chrome on Android knows the name but allows alerts only from a service worker.
  }
}
