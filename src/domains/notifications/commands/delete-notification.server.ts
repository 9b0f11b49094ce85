import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { NotificationKey } from '../notification.contract.ts';
import { markForCaller } from '../notification.internal.server.ts';
import { keepNotification } from '../notification-bin.internal.server.ts';

/** Hides one notification, for the caller only; it stays in their bin for a while. */
export const deleteNotification = command({
  allow: 'staff',
  input: NotificationKey,
  output: z.object({}),
  run: async ({ id }, context) => {
    await keepNotification(context, id);
    await markForCaller(id, context.actor, 'dismissed_at');
    return {};
  },
});
