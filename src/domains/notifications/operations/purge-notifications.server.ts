import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { deleteOldNotifications } from '../notification.store.server.ts';

/** Deletes expired notifications. */
export const purgeNotifications = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({}),
  run: async () => {
    await deleteOldNotifications();
    return {};
  },
});
