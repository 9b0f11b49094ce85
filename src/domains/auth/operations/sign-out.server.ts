import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { deleteSession } from '../session.store.server.ts';

/** Ends the session that asks. */
export const signOut = command({
  allow: 'signed-in',
  input: z.object({}),
  output: z.object({}),
  run: async (_input, { actor }) => {
    if (actor.kind === 'user') await deleteSession(actor.sessionId, actor.userId);
    return {};
  },
});
