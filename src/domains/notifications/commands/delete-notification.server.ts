import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { NotificationKey } from '../notification.contract.ts';
import { markForCaller } from '../notification.internal.server.ts';

/** Hides one notification, for the caller only. */
export const deleteNotification = command({
  allow: 'staff',
  input: NotificationKey,
  output: z.object({}),
  run: async ({ id }, { actor }) => {
    await markForCaller(id, actor, 'dismissed_at');
    return {};
  },
});
