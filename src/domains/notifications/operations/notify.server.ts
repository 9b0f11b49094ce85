import { z } from 'zod';
import { getChannels } from '#src/domains/settings/notification-rules.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewNotification } from '../notification.contract.ts';
import { insertNotification } from '../notification.store.server.ts';
import { mailCompany } from './mail-company.server.ts';
import { pushNotification } from './push-notification.server.ts';

/** Notifies the administrators of an event in its transaction, through the channels that their rules allow. */
export const notify = command({
  allow: 'system',
  input: NewNotification,
  output: z.object({ id: z.int().nullable() }),
  run: async ({ emailContent: message, isWatched, ...notification }, context) => {
    const { notifications: options } = await readSettings(context, {});
    const channels = getChannels(notification.event, options);
    const id = channels.bell ? await insertNotification(notification) : null;
    if (id !== null) await publish('admin', { event: 'notification', id });
    if (channels.email && !isWatched) await mailCompany(context, { ...notification, emailContent: message });
    if (channels.push && !isWatched) await pushNotification(context, { ...notification, id });
    return { id };
  },
});
