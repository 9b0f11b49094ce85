import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { sessionEnd } from '../auth.rules.ts';
import { selectSessionsById } from '../session.store.server.ts';

/** Of some sessions those in which an administrator is still signed in; asking prolongs none of them. */
export const findLiveSessions = query({
  allow: 'system',
  input: z.object({ ids: z.array(z.int()) }),
  output: z.object({ live: z.array(z.int()) }),
  run: async ({ ids }, context) => {
    const { security } = await readSettings(context, {});
    const rows = ids.length === 0 ? [] : await selectSessionsById(ids);
    const live = rows.filter((session) => {
      const isAdmitted = session.role === 'admin' && (!security.two_factor_auth || session.enabled_at !== null);
      return isAdmitted && session.is_active === 1 && sessionEnd(session, security.session_timeout) > now().getTime();
    });
    return { live: live.map(({ id }) => id) };
  },
});
