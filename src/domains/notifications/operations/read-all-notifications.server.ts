import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { markNotifications, selectUnreadIds } from '../notification.store.server.ts';

/** Marks everything as read by who asks. */
export const readAllNotifications = command({
  allow: 'staff',
  input: z.object({}),
  output: z.object({}),
  run: async (_input, { actor }) => {
    if (actor.kind === 'user') await markNotifications(actor.userId, await selectUnreadIds(actor.userId), 'read_at');
    return {};
  },
});
