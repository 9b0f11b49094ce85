import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { completeRights, isStaff, RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { isoIn, now, nowIso } from '#src/platform/clock.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { RECENT_SIGN_IN_SECONDS, sessionEnd } from '../auth.rules.ts';
import { selectSession, touchSession } from '../session.store.server.ts';

/** Shortest interval between two writes of the last activity; idle times are exact to this interval. */
const TOUCH_SECONDS = 30;

const Actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({
    kind: z.literal('user'),
    userId: z.int(),
    role: z.enum(ROLES),
    rights: z.array(z.enum(RIGHTS)),
    sessionId: z.int(),
    name: z.string(),
    secondsLeft: z.int(),
    mustEnrol: z.boolean(),
    isRecent: z.boolean(),
  }),
]);

const VISITOR = { kind: 'visitor' } as const;

/** Returns a token's actor; an invalid or unknown token is a visitor's. `background` calls never extend sessions. */
export async function findActor({
  token,
  bind,
  background,
}: {
  token: string;
  bind?: string | undefined;
  background: boolean;
}): Promise<z.infer<typeof Actor>> {
  const session = await selectSession(hashOfSecret(token));
  if (session === undefined || session.is_active !== 1) return VISITOR;
  if (session.bind_hash !== null && (bind === undefined || hashOfSecret(bind) !== session.bind_hash)) return VISITOR;
  const { security } = await readSettings();
  if (sessionEnd(session, security.session_timeout) <= now().getTime()) return VISITOR;
  if (!background && session.last_seen_at <= isoIn(-TOUCH_SECONDS)) {
    await touchSession(session.id);
    session.last_seen_at = nowIso();
  }
  const { user_id: userId, role, id: sessionId, name, enabled_at } = session;
  const secondsLeft = Math.floor((sessionEnd(session, security.session_timeout) - now().getTime()) / 1000);
  const rights = role === 'manager' ? completeRights(session.rights.split(',')) : [];
  const mustEnrol = security.two_factor_auth && isStaff({ role, rights }) && enabled_at === null;
  const isRecent = (session.confirmed_at ?? session.created_at) > isoIn(-RECENT_SIGN_IN_SECONDS);
  return { kind: 'user' as const, userId, role, rights, sessionId, name, secondsLeft, mustEnrol, isRecent };
}
