import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { completeRights, getGrant, isStaff } from '#src/kernel/actor.ts';
import { now } from '#src/platform/clock.server.ts';
import { sessionEnd } from '../auth.rules.ts';
import { selectSessionsById } from '../session.store.server.ts';

/** Returns those of the given sessions in which staff are signed in, with their grants; does not extend any of them. */
export async function findLiveSessions({ ids }: { ids: number[] }): Promise<{ live: { id: number; grant: string }[] }> {
  const { security } = await readSettings();
  const rows = ids.length === 0 ? [] : await selectSessionsById(ids);
  const live = rows.flatMap((session) => {
    const granted = { role: session.role, rights: completeRights(session.rights.split(',')) };
    const isAdmitted = isStaff(granted) && (!security.two_factor_auth || session.enabled_at !== null);
    const isOpen = session.is_active === 1 && sessionEnd(session, security.session_timeout) > now().getTime();
    return isAdmitted && isOpen ? [{ id: session.id, grant: getGrant(granted) }] : [];
  });
  return { live };
}
