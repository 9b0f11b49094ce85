import type { z } from 'zod';
import { getChannels } from '#src/domains/settings/notification-rules.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { NewNotification } from '../notification.contract.ts';
import { insertNotification } from '../notification.store.server.ts';
import { mailCompany } from './mail-company.server.ts';
import { pushNotification } from './push-notification.server.ts';

/** Notifies the administrators of an event in its transaction, through the channels that their rules allow. */
export const notify = (wanted: z.input<typeof NewNotification>): Promise<{ id: number | null }> =>
  transaction(async () => {
    const { emailContent, isWatched, ...notification } = parseInput(NewNotification, wanted);
    const { notifications: options } = await readSettings();
    const channels = getChannels(notification.event, options);
    const id = channels.bell ? await insertNotification(notification) : null;
    if (id !== null) await publish('admin', { event: 'notification', id });
    if (channels.email && !isWatched) await mailCompany({ ...notification, emailContent });
    if (channels.push && !isWatched) await pushNotification({ ...notification, id });
    return { id };
  });
