import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { NotificationKey } from '../notification.contract.ts';
import { readableEvents } from '../notification.rules.ts';
import { hasNotification, markNotifications } from '../notification.store.server.ts';

/** Marks one notification as read for the caller. */
export const readNotification = command({
  allow: 'staff',
  input: NotificationKey,
  output: z.object({}),
  run: async ({ id }, { actor }) => {
    if (!(await hasNotification(id, { events: readableEvents(actor) })))
      throw new DomainError('not-found', 'Cette notification n’existe pas.');
    if (actor.kind === 'user') await markNotifications(actor.userId, [id], 'read_at');
    return {};
  },
});
