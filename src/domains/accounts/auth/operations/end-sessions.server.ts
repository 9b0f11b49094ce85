import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteSessions } from '../session.store.server.ts';
import { dropPendingEmail } from './drop-pending-email.server.ts';

/** Ends all sessions of an account, one of them, or all but one; every node then closes their streams. */
export const endSessions = command({
  allow: 'system',
  input: z.object({ userId: z.int(), only: z.int().optional(), except: z.int().optional() }),
  output: z.object({ count: z.int() }),
  run: async ({ userId, ...which }, context) => {
    const count = await deleteSessions(userId, which);
    // Signing out everywhere protects against a thief: a change that the thief requested earlier must not take effect.
    if (which.only === undefined) await dropPendingEmail(context, { userId });
    if (count > 0) await publish('sessions', { user: userId });
    return { count };
  },
});
