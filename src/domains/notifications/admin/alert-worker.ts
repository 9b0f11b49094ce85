const WORKER = '/admin/alerts-worker.js';
const SCOPE = '/admin/';

const hasWorkers = (): boolean => 'serviceWorker' in navigator;
export const canPush = (): boolean => hasWorkers() && 'PushManager' in window;

/** Returns the worker of this device, once its owner has allowed alerts. */
export const alertWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  hasWorkers() ? navigator.serviceWorker.getRegistration(SCOPE) : undefined;

/** Installs the worker, which can show alerts where only a worker may (Android). */
export async function installWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!hasWorkers()) return undefined;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Installs the worker with the back office as an app of its own: its guide is then there without a connection too. */
export function installWithApp(): () => void {
  const install = (): void => void installWorker().catch(() => undefined);
  if (window.matchMedia('(display-mode: standalone)').matches) install();
  window.addEventListener('appinstalled', install);
  return () => window.removeEventListener('appinstalled', install);
}
