import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { readProfile } from '#src/domains/accounts/users/operations/read-profile.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { countActivity } from '../activity.store.server.ts';
import { isRenewalDue, ownId } from '../auth.rules.ts';
import { OwnProfile } from '../profile.contract.ts';
import { findPendingEmail } from './find-pending-email.server.ts';
import { findTwoFactor } from './find-two-factor.server.ts';

/** Returns all data of the caller's profile screen. */
export const readOwnProfile = query({
  allow: 'own-account',
  input: z.object({}),
  output: OwnProfile,
  run: async (_input, { actor }) => {
    const id = ownId(actor);
    const user = await findAccount({ id });
    if (user === null) throw userNotFound();
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
