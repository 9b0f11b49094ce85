import { useCallback, useEffect, useState } from 'react';
import { showFailure, showSuccess } from '#src/ui/admin/toasts.tsx';
import { toSentence } from '#src/ui/http/api-error.ts';
import { NOTIFICATION_TEXTS } from '../notification.texts.ts';
import { askTestAlert, fetchPushSettings, removeDevice } from '../push.client.ts';
import type { PushDevice } from '../push.contract.ts';
import { canPush, installWorker } from './alert-worker.ts';
import { type AlertPermission, alertPermission, askAlertPermission } from './desktop-alert.ts';
import { findThisDevice, subscribeHere, unsubscribeHere } from './push-device.ts';

const { push: TEXTS } = NOTIFICATION_TEXTS;

export interface AlertChoice {
  permission: AlertPermission;
  /** Whether this browser can receive alerts while it is closed. */
  canPush: boolean;
  /** Undefined until the server has answered. */
  isOn: boolean | undefined;
  others: PushDevice[];
  isBusy: boolean;
  allow: () => Promise<void>;
  test: () => Promise<void>;
  stop: () => Promise<void>;
  remove: (id: number) => Promise<void>;
}

interface Known {
  key: string;
  own: number | undefined;
  devices: PushDevice[];
}

async function readKnown(): Promise<Known> {
  const list = await fetchPushSettings();
  return { key: list.public_key, own: await findThisDevice(list), devices: list.devices };
}

/** Provides the alert consent of this device's owner, and the functions that change it. */
export function useAlertChoice(): AlertChoice {
  const [permission, setPermission] = useState<AlertPermission>(alertPermission);
  const [known, setKnown] = useState<Known>();
  const [isBusy, setBusy] = useState(false);
  const reload = useCallback(() => readKnown().then(setKnown, () => undefined), []);
  useEffect(() => void reload(), [reload]);

  const act = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) showSuccess(done);
    } catch (error) {
      showFailure(toSentence(error, TEXTS.error));
    }
    await reload();
    setBusy(false);
  };

  const allow = async (): Promise<void> => {
    const answer = await askAlertPermission();
    setPermission(answer);
    if (answer !== 'granted') return;
    await installWorker();
    if (!canPush()) return;
    const { key } = known ?? (await readKnown());
    // A browser without its push service still shows alerts while the back office is open.
    await subscribeHere(key).catch(() => showFailure(TEXTS.unavailable));
  };

  return {
    permission,
    canPush: canPush(),
    isOn: known && known.own !== undefined,
    others: known?.devices.filter(({ id }) => id !== known.own) ?? [],
    isBusy,
    allow: () => act(allow),
    test: () => act(askTestAlert, TEXTS.tested),
    stop: () => act(unsubscribeHere, TEXTS.stopped),
    remove: (id) => act(() => removeDevice(id)),
  };
}
