import { z } from 'zod';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { endSessions } from './end-sessions.server.ts';

/** Ends the caller's session. */
export const signOut = command({
  allow: 'own-account',
  input: z.object({}),
  output: z.object({}),
  audit: () => ({ action: 'session.close', subject: 'self' }),
  run: async (_input, { actor, requestId }) => {
    if (actor.kind === 'user')
      await endSessions(systemContext(requestId), { userId: actor.userId, only: actor.sessionId });
    return {};
  },
});
