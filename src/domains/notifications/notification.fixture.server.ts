import type { Context } from '#src/platform/operation.server.ts';
import { addPushDevice } from './commands/add-push-device.server.ts';
import { notify } from './notification.internal.server.ts';
import type { NewPushDevice } from './push.contract.ts';

/** Stores a notification; returns its id. */
export async function aNotification(title = 'Nouveau message'): Promise<number> {
  const notification = {
    type: 'info',
    event: 'message',
    title,
    message: 'Élodie Vernet : Devis',
    link: '/admin/contact',
  } as const;
  const { id } = await notify(notification);
  return id ?? 0;
}

/** Stores a device on which this administrator receives alerts; returns its id. */
export async function aDevice(context: Context, device: NewPushDevice): Promise<number> {
  const { endpoint, keys } = device;
  return (await addPushDevice(context, { endpoint, keys })).id;
}
