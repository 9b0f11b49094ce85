import { transaction } from '#src/platform/database/database.server.ts';
import { deleteOldNotifications } from '../notification.store.server.ts';

/** Deletes expired notifications. */
export const purgeNotifications = (): Promise<void> =>
  transaction(async () => {
    await deleteOldNotifications();
  });
