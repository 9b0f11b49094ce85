import { addDevice, fetchPushSettings, removeDevice } from '../push.client.ts';
import { NewPushDevice, type PushSettings } from '../push.contract.ts';
import { alertWorker, canPush, installWorker } from './alert-worker.ts';

const SIGN_OUT_MS = 2_000;

const subscription = async (): Promise<PushSubscription | undefined> =>
  canPush() ? ((await (await alertWorker())?.pushManager.getSubscription()) ?? undefined) : undefined;

async function fingerprint(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns which of the devices this one is, if it receives push alerts for the signed-in user. */
export async function findThisDevice(list: PushSettings): Promise<number | undefined> {
  const own = await subscription();
  if (own === undefined) return undefined;
  const mark = await fingerprint(own.endpoint);
  return list.devices.find((device) => device.fingerprint === mark)?.id;
}

/** Subscribes this device. @throws where the browser or its push service refuses. */
export async function subscribeHere(applicationServerKey: string): Promise<void> {
  const registration = await installWorker();
  if (registration === undefined) throw new Error('no worker');
  // A subscription with another key or of an earlier user would block the new one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await addDevice(NewPushDevice.parse(made.toJSON()));
}

/** Ends push alerts on this device. */
export async function unsubscribeHere(): Promise<void> {
  const own = await subscription();
  if (own === undefined) return;
  const id = await findThisDevice(await fetchPushSettings());
  if (id !== undefined) await removeDevice(id);
  await own.unsubscribe();
}

/** Removes this device before sign-out, so that its next user gets no alerts. Sign-out never waits long for it. */
export const forgetThisDevice = (): Promise<unknown> =>
  Promise.race([unsubscribeHere().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, SIGN_OUT_MS))]);
