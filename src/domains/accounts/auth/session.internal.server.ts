import { z } from 'zod';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { readProfile, recordLogin } from '#src/domains/accounts/users/user.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { completeRights, getGrant, isStaff, RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { isoIn, now, nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { leaveMark } from '#src/platform/maintenance.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { PLACE_TEXTS } from './activity.texts.ts';
import { getPlace } from './activity.views.ts';
import { EXPIRED_DAYS } from './api-token.rules.ts';
import { deleteApiTokens, deleteExpiredApiTokens } from './api-token.store.server.ts';
import type { BrowserSecrets, Session, SessionList, SignedIn } from './auth.contract.ts';
import { idleSeconds, isRenewalDue, lifeSeconds, RECENT_SIGN_IN_SECONDS, sessionEnd } from './auth.rules.ts';
import { deleteDeadDisavowals } from './disavowal.store.server.ts';
import { deleteDeadLogins, insertDevice } from './login.store.server.ts';
import { deleteDeadAttempts } from './openid.store.server.ts';
import {
  deleteExpiredSessions,
  deleteSessions,
  insertSession,
  isAnswererSeenSince,
  selectLiveSessionIds,
  selectSession,
  selectSessionsById,
  selectSessionsByIds,
  touchSession,
} from './session.store.server.ts';
import { findTwoFactor } from './two-factor.internal.server.ts';
import { dropPendingEmail } from './verification.internal.server.ts';
import { deleteDeadVerifications } from './verification.store.server.ts';
import { warnOfDevice } from './warning.internal.server.ts';

/** Ends all sessions of an account with its tokens, one of them, or all but one; every node then closes their streams. */
export const endSessions = ({
  userId,
  ...which
}: {
  userId: number;
  only?: number | undefined;
  except?: number | undefined;
}): Promise<{ count: number }> =>
  transaction(async () => {
    const count = await deleteSessions(userId, which);
    // Signing out everywhere protects against a thief: a change that the thief requested earlier must not take effect.
    if (which.only === undefined) await dropPendingEmail({ userId });
    // The person is locked out, or takes the account back: no program may go on in their name.
    if (which.only === undefined && which.except === undefined) await deleteApiTokens(userId);
    if (count > 0) await publish('sessions', { user: userId });
    return { count };
  });

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
  browserSecret,
  background,
}: {
  token: string;
  browserSecret?: string | undefined;
  background: boolean;
}): Promise<z.infer<typeof Actor>> {
  const session = await selectSession(hashOfSecret(token));
  if (session === undefined || session.is_active !== 1) return VISITOR;
  if (session.bind_hash !== null && (browserSecret === undefined || hashOfSecret(browserSecret) !== session.bind_hash))
    return VISITOR;
  const { security } = await readSettings();
  if (sessionEnd(session, security.session_timeout) <= now().getTime()) return VISITOR;
  if (!background && session.last_seen_at <= isoIn(-TOUCH_SECONDS)) {
    await leaveMark(() => touchSession(session.id));
    session.last_seen_at = nowIso();
  }
  const { user_id: userId, role, id: sessionId, name, enabled_at } = session;
  const secondsLeft = Math.floor((sessionEnd(session, security.session_timeout) - now().getTime()) / 1000);
  const rights = role === 'manager' ? completeRights(session.rights.split(',')) : [];
  const mustEnrol = security.two_factor_auth && isStaff({ role, rights }) && enabled_at === null;
  const isRecent = (session.confirmed_at ?? session.created_at) > isoIn(-RECENT_SIGN_IN_SECONDS);
  return { kind: 'user' as const, userId, role, rights, sessionId, name, secondsLeft, mustEnrol, isRecent };
}

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

/** Returns the live sessions of an account, page by page; `currentId` is the caller's session. */
export async function findSessionPages({
  userId,
  role,
  currentId,
}: {
  userId: number;
  role: (typeof ROLES)[number];
  currentId: number;
}): Promise<RowPages<Session>> {
  const { security } = await readSettings();
  const { session_timeout } = await readProfile({ id: userId });
  const idle = idleSeconds(role, security.session_timeout, session_timeout);
  const ids = await selectLiveSessionIds(userId, isoIn(-idle));
  return rowPages(ids, selectSessionsByIds).map(({ user_agent, ...row }) => ({
    ...row,
    device: deviceName(user_agent),
    location: PLACE_TEXTS[getPlace(row.ip)],
    is_current: row.id === currentId,
  }));
}

/** Returns the live sessions of an account as one list; `currentId` is the caller's session. */
export async function findSessions(
  account: Parameters<typeof findSessionPages>[0],
): Promise<z.infer<typeof SessionList>> {
  const sessions: Session[] = [];
  for await (const page of (await findSessionPages(account)).pages()) sessions.push(...page);
  return { sessions };
}

interface OpenedSession {
  user: Account;
  secrets: z.infer<typeof BrowserSecrets>;
  userAgent: string;
  ip: string;
  /** When the person proved their identity, if that was not just now. */
  provenAt?: string | undefined;
}

/** Opens a session for an account whose identity was verified. */
export const openSession = (
  context: Context,
  { user: account, secrets, userAgent, ip, provenAt }: OpenedSession,
): Promise<SignedIn> =>
  transaction(async () => {
    const { id: userId, role, rights, name } = account;
    await warnOfDevice({ user: account, knownDevice: secrets.knownDevice, userAgent, ip });
    const token = newSecret();
    const sessionId = await insertSession({
      user_id: userId,
      token_hash: hashOfSecret(token),
      bind_hash: secrets.browserSecret === undefined ? null : hashOfSecret(secrets.browserSecret),
      user_agent: userAgent,
      ip,
      expires_at: isoIn(lifeSeconds(role)),
      confirmed_at: provenAt ?? null,
    });
    if (secrets.newDevice !== undefined) await insertDevice(hashOfSecret(secrets.newDevice), userId);
    const actor = { kind: 'user', userId, role, sessionId, name } as const;
    const doer = { actor, requestId: context.requestId, clientAddress: ip, userAgent };
    await recordAudit(doer, { action: 'session.open', class: 'access', subject: `session:${sessionId}` });
    const { security } = await readSettings();
    const { enabled, required } = await findTwoFactor({ userId, role, rights });
    const renewal_due = isRenewalDue(role, account.passwordChangedAt, security.password_expiry, now());
    const user = await recordLogin({ id: userId });
    const strength_due = account.passwordIsWeak && role !== 'user';
    return { token, user, reminders: { must_enrol: required && !enabled, renewal_due, strength_due } };
  });

/** Deletes expired sessions, tokens, links and devices. */
export async function purgeSessions(): Promise<void> {
  await deleteExpiredSessions();
  await deleteExpiredApiTokens(isoIn(-EXPIRED_DAYS * 86_400));
  await deleteDeadLogins();
  await deleteDeadVerifications();
  await deleteDeadDisavowals();
  await deleteDeadAttempts();
}

/** Returns whether a user who may answer visitors was active in the last `within` seconds; polls do not count. */
export async function readPresence({ within }: { within: number }): Promise<{ is_there: boolean }> {
  return { is_there: await isAnswererSeenSince(isoIn(-within)) };
}
