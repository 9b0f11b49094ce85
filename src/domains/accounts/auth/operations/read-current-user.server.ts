import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { CurrentUser } from '../auth.contract.ts';
import { isRenewalDue } from '../auth.rules.ts';
import { findPendingEmail } from './find-pending-email.server.ts';

/** Returns the account of the caller's session, and its reminders. */
export const readCurrentUser = query({
  allow: 'own-account',
  input: z.object({}),
  output: CurrentUser,
  run: async (_input, { actor }) => {
    const user = await findAccount({ id: actor.kind === 'user' ? actor.userId : 0 });
    if (user === null) throw userNotFound();
    const { security } = await readSettings();
    const must_enrol = actor.kind === 'user' && actor.mustEnrol === true;
    const renewal_due = isRenewalDue(user.role, user.passwordChangedAt, security.password_expiry, now());
    const pending_email = await findPendingEmail({ userId: user.id, email: user.email });
    const strength_due = user.passwordIsWeak && user.role !== 'user';
    return { user, reminders: { must_enrol, renewal_due, strength_due }, pending_email };
  },
});
