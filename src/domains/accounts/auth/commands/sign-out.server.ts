import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { endSessions } from '../session.internal.server.ts';

/** Ends the caller's session. */
export const signOut = command({
  allow: 'own-account',
  input: z.object({}),
  output: z.object({}),
  audit: () => ({ action: 'session.close', class: 'access', subject: 'self' }),
  run: async (_input, { actor }) => {
    if (actor.kind === 'user') await endSessions({ userId: actor.userId, only: actor.sessionId });
    return {};
  },
});
