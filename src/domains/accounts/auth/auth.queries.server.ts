import { z } from 'zod';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { readAccount, readProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { offersEmail, readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { refuseColleague } from './account-rights.rules.ts';
import { describeActivity } from './activity.internal.server.ts';
import { countActivity, selectActivity } from './activity.store.server.ts';
import { CurrentUser, SessionList, UserAccess } from './auth.contract.ts';
import { isRenewalDue, ownId, ownRole } from './auth.rules.ts';
import { selectLinks } from './openid.store.server.ts';
import { ActivityPage, ActivityQuery, OwnProfile } from './profile.contract.ts';
import { findSessions } from './session.internal.server.ts';
import { TwoFactorState } from './two-factor.contract.ts';
import { findTwoFactor } from './two-factor.internal.server.ts';
import { findPendingEmail } from './verification.internal.server.ts';

/** Returns whether a link can arrive by email, and the telephone to call otherwise. */
export const readResetMeans = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.object({ offersEmail: z.boolean(), phone: z.string() }),
  run: async () => {
    const { general } = await readSettings();
    return { offersEmail: await offersEmail(), phone: general.contact_phone };
  },
});

/** Lists an account's actions from the audit log, newest first, with refused sign-ins to it. */
export const listActivity = query({
  allow: 'own-account',
  input: ActivityQuery,
  output: ActivityPage,
  run: async (request, { actor }) => {
    const { items, meta } = await selectActivity(ownId(actor), request);
    return { meta, items: items.map(describeActivity) };
  },
});

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

/** Lists an account's sessions and its sign-in methods. */
export const listUserSessions = query({
  allow: 'people',
  input: UserKey,
  output: UserAccess,
  run: async ({ id }, { actor }) => {
    const account = await readAccount({ id });
    refuseColleague(actor, account);
    const { role } = account;
    const currentId = actor.kind === 'user' ? actor.sessionId : 0;
    const { sessions } = await findSessions({ userId: id, role, currentId });
    const { enabled } = await findTwoFactor({ userId: id, role });
    const openid_since = (await selectLinks(id))[0]?.created_at ?? null;
    return { sessions, two_factor_enabled: enabled, openid_since, is_invited: account.passwordHash === '' };
  },
});

/** Returns the account of the caller's session, and its reminders. */
export const readCurrentUser = query({
  allow: 'own-account',
  input: z.object({}),
  output: CurrentUser,
  run: async (_input, { actor }) => {
    const user = await readAccount({ id: actor.kind === 'user' ? actor.userId : 0 });
    const { security } = await readSettings();
    const must_enrol = actor.kind === 'user' && actor.mustEnrol === true;
    const renewal_due = isRenewalDue(user.role, user.passwordChangedAt, security.password_expiry, now());
    const pending_email = await findPendingEmail({ userId: user.id, email: user.email });
    const strength_due = user.passwordIsWeak && user.role !== 'user';
    return { user, reminders: { must_enrol, renewal_due, strength_due }, pending_email };
  },
});

/** Returns all data of the caller's profile screen. */
export const readOwnProfile = query({
  allow: 'own-account',
  input: z.object({}),
  output: OwnProfile,
  run: async (_input, { actor }) => {
    const id = ownId(actor);
    const user = await readAccount({ id });
    const { security } = await readSettings();
    const two_factor = await findTwoFactor({ userId: id, role: user.role, rights: user.rights });
    const monthStart = `${parisDay(now()).slice(0, 7)}-01`;
    const { logins, recent, actions } = await countActivity(id, monthStart);
    return {
      user,
      profile: await readProfile({ id }),
      reminders: {
        must_enrol: two_factor.required && !two_factor.enabled,
        renewal_due: isRenewalDue(user.role, user.passwordChangedAt, security.password_expiry, now()),
        strength_due: user.passwordIsWeak && user.role !== 'user',
      },
      pending_email: await findPendingEmail({ userId: id, email: user.email }),
      two_factor,
      chosen_at: user.passwordChangedAt,
      renewal_days: security.password_expiry,
      longest_timeout: security.session_timeout,
      statistics: { logins, sessions_this_month: recent, actions, last_login: user.last_login },
    };
  },
});

/** Returns the state of one's own second factor. */
export const readTwoFactor = query({
  allow: 'own-account',
  input: z.object({}),
  output: TwoFactorState,
  run: async (_input, { actor }) => findTwoFactor({ userId: ownId(actor), ...ownRole(actor) }),
});
