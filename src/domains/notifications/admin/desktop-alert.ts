import type { Notification as BellNotification } from '../notification.contract.ts';
import { NOTIFICATION_TEXTS } from '../notification.texts.ts';
import { alertTag } from '../notification.views.ts';
import { alertWorker } from './alert-worker.ts';

export type AlertPermission = NotificationPermission | 'unsupported';

const isSupported = (): boolean => 'Notification' in window;

export const alertPermission = (): AlertPermission => (isSupported() ? window.Notification.permission : 'unsupported');

/** Asks for permission; browsers show the question only after a press. */
export const askAlertPermission = async (): Promise<AlertPermission> =>
  isSupported() ? window.Notification.requestPermission() : 'unsupported';

/**
 * Shows one alert for all tabs: the same notification has the same tag. Where a worker exists, the worker shows it,
 * as it shows push alerts: of two about one subject the later silently replaces the earlier.
 */
export async function showDesktopAlert({ id, message: body, link }: BellNotification): Promise<void> {
  if (alertPermission() !== 'granted') return;
  const options = { body, tag: alertTag(id), lang: 'fr', data: { link, topic: null } };
  const worker = await alertWorker();
  if (worker?.active) return worker.showNotification(NOTIFICATION_TEXTS.desktopTitle, options);
  try {
    const alert = new window.Notification(NOTIFICATION_TEXTS.desktopTitle, options);
    alert.onclick = () => {
      window.focus();
      alert.close();
    };
  } catch {
    // Chrome on Android has the `Notification` constructor but allows alerts only from a worker.
  }
}
