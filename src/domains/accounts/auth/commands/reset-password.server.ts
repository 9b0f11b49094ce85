import { z } from 'zod';
import { changeAccount, confirmEmail, findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { claimAccount } from '../account.internal.server.ts';
import { PasswordReset } from '../auth.contract.ts';
import { deadLink, RESET_LIMIT } from '../auth.rules.ts';
import { findPasswordReset, takePasswordReset } from '../login.store.server.ts';
import { hashNewPassword } from '../password.internal.server.ts';
import { endSessions } from '../session.internal.server.ts';
import { deleteUserChallenges } from '../two-factor.store.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/**
 * Sets a new password by an emailed link, once; ends all sessions and signs nobody in. An account that a visitor opened
 * and never verified is replaced by a new one.
 */
export const resetPassword = command({
  allow: 'anyone',
  senderLimit: { bucket: 'reset', ...tenTimes(RESET_LIMIT) },
  input: PasswordReset,
  output: z.object({}),
  prepare: async ({ token, password }, { clientAddress }) => {
    await limitRate(`reset:${clientAddress}`, RESET_LIMIT);
    const userId = await findPasswordReset(hashOfSecret(token));
    const owner = userId === undefined ? null : await findAccount({ id: userId });
    if (owner === null) throw deadLink();
    return hashNewPassword({ password, owner });
  },
  run: async ({ token }, context, { passwordHash }) => {
    const userId = await takePasswordReset(hashOfSecret(token));
    const user = userId === undefined ? null : await findAccount({ id: userId });
    if (user === null) throw deadLink();
    const { id, email } = user;
    if (user.isSelfRegistered && user.is_active) {
      await claimAccount({ user, passwordHash });
      return {};
    }
    await changeAccount({ id, change: { password_hash: passwordHash } });
    // Opening the link proves access to the mailbox of this address.
    await confirmEmail({ id, email });
    await endSessions({ userId: id });
    await deleteUserChallenges(id);
    await warnOfChange({ change: 'password', user, by: context });
    return {};
  },
});
