import { transaction } from '#src/platform/database/database.server.ts';
import { deleteForgotten } from './newsletter.store.server.ts';

/** Deletes unconfirmed requests and the remains of ended subscriptions. */
export const purgeSubscribers = (): Promise<void> =>
  transaction(async () => {
    await deleteForgotten();
  });
