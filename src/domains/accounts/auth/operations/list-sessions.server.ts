import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { SessionList } from '../auth.contract.ts';
import { findSessions } from './find-sessions.server.ts';

/** Lists the live sessions of the caller's account. */
export const listSessions = query({
  allow: 'own-account',
  input: z.object({}),
  output: SessionList,
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') return { sessions: [] };
    const { userId, role, sessionId: currentId } = actor;
    return findSessions({ userId, role, currentId });
  },
});
