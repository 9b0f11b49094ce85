import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { SessionList } from '../auth.contract.ts';
import { deviceName, idleSeconds } from '../auth.rules.ts';
import { selectSessionsOf } from '../session.store.server.ts';

/** Live sessions of the account that asks. */
export const listSessions = query({
  allow: 'signed-in',
  input: z.object({}),
  output: SessionList,
  run: async (_input, { actor, requestId }) => {
    if (actor.kind !== 'user') return { sessions: [] };
    const { security } = await readSettings(systemContext(requestId), {});
    const rows = await selectSessionsOf(actor.userId, isoIn(-idleSeconds(actor.role, security.session_timeout)));
    const sessions = rows.map(({ user_agent, ...row }) => ({
      ...row,
      device: deviceName(user_agent),
      is_current: row.id === actor.sessionId,
    }));
    return { sessions };
  },
});
