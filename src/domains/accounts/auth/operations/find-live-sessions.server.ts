import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { completeRights, getGrant, isStaff } from '#src/kernel/actor.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { sessionEnd } from '../auth.rules.ts';
import { selectSessionsById } from '../session.store.server.ts';

/** Returns those of the given sessions in which staff are signed in, with their grants; does not extend any of them. */
export const findLiveSessions = query({
  allow: 'system',
  input: z.object({ ids: z.array(z.int()) }),
  output: z.object({ live: z.array(z.object({ id: z.int(), grant: z.string() })) }),
  run: async ({ ids }, context) => {
    const { security } = await readSettings(context, {});
    const rows = ids.length === 0 ? [] : await selectSessionsById(ids);
    const live = rows.flatMap((session) => {
      const granted = { role: session.role, rights: completeRights(session.rights.split(',')) };
      const isAdmitted = isStaff(granted) && (!security.two_factor_auth || session.enabled_at !== null);
      const isOpen = session.is_active === 1 && sessionEnd(session, security.session_timeout) > now().getTime();
      return isAdmitted && isOpen ? [{ id: session.id, grant: getGrant(granted) }] : [];
    });
    return { live };
  },
});
