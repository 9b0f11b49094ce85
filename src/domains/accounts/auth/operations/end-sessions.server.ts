import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { deleteSessions } from '../session.store.server.ts';
import { dropPendingEmail } from './drop-pending-email.server.ts';

/** Ends all sessions of an account, one of them, or all but one; every node then closes their streams. */
export const endSessions = ({
  userId,
  ...which
}: {
  userId: number;
  only?: number | undefined;
  except?: number | undefined;
}): Promise<{ count: number }> =>
  transaction(async () => {
    const count = await deleteSessions(userId, which);
    // Signing out everywhere protects against a thief: a change that the thief requested earlier must not take effect.
    if (which.only === undefined) await dropPendingEmail({ userId });
    if (count > 0) await publish('sessions', { user: userId });
    return { count };
  });
