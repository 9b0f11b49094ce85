import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { NotificationKey } from '../notification.contract.ts';
import { markForCaller } from '../notification.internal.server.ts';

/** Marks one notification as read for the caller. */
export const readNotification = command({
  allow: 'staff',
  input: NotificationKey,
  output: z.object({}),
  run: async ({ id }, { actor }) => {
    await markForCaller(id, actor, 'read_at');
    return {};
  },
});
