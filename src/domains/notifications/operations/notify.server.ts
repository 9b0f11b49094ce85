import { z } from 'zod';
import { channelsOf } from '#src/domains/settings/notification-rules.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewNotification } from '../notification.contract.ts';
import { insertNotification } from '../notification.store.server.ts';
import { mailCompany } from './mail-company.server.ts';
import { pushNews } from './push-news.server.ts';

/** Notifies the administrators of an event in its transaction, through the channels that their rules allow. */
export const notify = command({
  allow: 'system',
  input: NewNotification,
  output: z.object({ id: z.int().nullable() }),
  run: async ({ letter, isWatched, ...news }, context) => {
    const { notifications: wishes } = await readSettings(context, {});
    const channels = channelsOf(news.event, wishes);
    const id = channels.bell ? await insertNotification(news) : null;
    if (id !== null) await publish('admin', { event: 'notification', id });
    if (channels.email && !isWatched) await mailCompany(context, { ...news, letter });
    if (channels.push && !isWatched) await pushNews(context, { ...news, id });
    return { id };
  },
});
