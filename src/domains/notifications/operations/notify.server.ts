import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewNotification } from '../notification.contract.ts';
import { insertNotification } from '../notification.store.server.ts';

/** Tells the administrators something that has happened, in the transaction in which it happens. */
export const notify = command({
  allow: 'system',
  input: NewNotification,
  output: z.object({ id: z.int() }),
  run: async (notification) => {
    const id = await insertNotification(notification);
    await publish('admin', { event: 'notification', id });
    return { id };
  },
});
