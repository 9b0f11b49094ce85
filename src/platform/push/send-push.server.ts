import { getFingerprint } from '../security/secrets.server.ts';
import { type DeviceKeys, encryptPush } from './encrypt-push.server.ts';
import { isPushAddress } from './push-hosts.server.ts';
import { pushAuthorization } from './push-keys.server.ts';

export interface PushDevice extends DeviceKeys {
  endpoint: string;
}

interface PushMessage {
  /** Data for the device's service worker. */
  payload: object;
  /** A later message of the same topic replaces one that is still queued at the push service. */
  topic: string | null;
  isUrgent: boolean;
}

/** `gone`: the device accepts no more; `refused`: the service refused; `failed`: it was unreachable or busy. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

/** Seconds that a push service stores a message for a device that is off. */
export const PUSH_TTL_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;
const TOPIC_LENGTH = 32;

function toOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'failed';
}

/** Encrypts the message; returns undefined for invalid keys. */
function messageFor(keys: DeviceKeys, payload: object): ReturnType<typeof encryptPush> | undefined {
  try {
    return encryptPush(JSON.stringify(payload), keys);
  } catch {
    return undefined;
  }
}

/** Sends one message to the push service of one device. Only the status of the response is read. */
export async function sendPush(device: PushDevice, message: PushMessage): Promise<PushOutcome> {
  const { endpoint } = device;
  const body = messageFor(device, message.payload);
  if (body === undefined || !isPushAddress(endpoint)) return 'gone';
  const headers = {
    Authorization: await pushAuthorization(endpoint),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(PUSH_TTL_SECONDS),
    Urgency: message.isUrgent ? 'high' : 'normal',
    ...(message.topic !== null && { Topic: getFingerprint(message.topic).slice(0, TOPIC_LENGTH) }),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(endpoint, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    return toOutcome(answer.status);
  } catch {
    return 'failed';
  }
}
