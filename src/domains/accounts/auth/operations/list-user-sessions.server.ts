import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { query } from '#src/platform/operation.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { UserAccess } from '../auth.contract.ts';
import { findSessions } from './find-sessions.server.ts';
import { findTwoFactor } from './find-two-factor.server.ts';

/** Lists an account's sessions and its sign-in methods. */
export const listUserSessions = query({
  allow: 'people',
  input: UserKey,
  output: UserAccess,
  run: async ({ id }, { actor }) => {
    const account = await findAccount({ id });
    if (account === null) throw userNotFound();
    refuseColleague(actor, account);
    const { role } = account;
    const currentId = actor.kind === 'user' ? actor.sessionId : 0;
    const { sessions } = await findSessions({ userId: id, role, currentId });
    const { enabled } = await findTwoFactor({ userId: id, role });
    return { sessions, two_factor_enabled: enabled, is_invited: account.passwordHash === '' };
  },
});
