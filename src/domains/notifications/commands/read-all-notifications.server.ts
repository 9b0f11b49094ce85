import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { readableEvents } from '../notification.rules.ts';
import { markNotifications, selectUnreadIds } from '../notification.store.server.ts';

/** Marks all notifications as read for the caller. */
export const readAllNotifications = command({
  allow: 'staff',
  input: z.object({}),
  output: z.object({}),
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') return {};
    const { userId } = actor;
    await markNotifications(userId, await selectUnreadIds({ userId, events: readableEvents(actor) }), 'read_at');
    return {};
  },
});
