import { z } from 'zod';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { INVITATION_DAYS } from '../auth.contract.ts';
import { sendInvitation } from '../auth.mail.server.ts';
import { hasOwnPassword, INVITATION_LIMIT } from '../auth.rules.ts';
import { replacePasswordReset } from '../login.store.server.ts';

const DAY_SECONDS = 86_400;

/** Emails the link to choose a password to a user without one; an earlier link becomes void. */
export const inviteUser = command({
  allow: 'people',
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.invite', subject: `user:${id}` }),
  prepare: ({ id }) => limitRate(`invite:${id}`, INVITATION_LIMIT),
  run: async ({ id }, { actor }) => {
    const account = await findAccount({ id });
    if (account === null) throw userNotFound();
    refuseColleague(actor, account);
    if (account.passwordHash !== '') throw hasOwnPassword();
    const token = newSecret();
    await replacePasswordReset(account.id, hashOfSecret(token), INVITATION_DAYS * DAY_SECONDS);
    const { general } = await readSettings();
    await sendInvitation(account, token, general.site_name);
    return {};
  },
});
