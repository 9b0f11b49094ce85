import { z } from 'zod';
import { changeAccount } from '#src/domains/users/operations/change-account.server.ts';
import { confirmEmail } from '#src/domains/users/operations/confirm-email.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { PasswordReset } from '../auth.contract.ts';
import { deadLink, RESET_LIMIT } from '../auth.rules.ts';
import { findPasswordReset, takePasswordReset } from '../login.store.server.ts';
import { deleteChallengesOf } from '../two-factor.store.server.ts';
import { endSessions } from './end-sessions.server.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

/** Sets a new password by a mailed link, once; all sessions of the account end and nobody is signed in. */
export const resetPassword = command({
  allow: 'anyone',
  senderLimit: { bucket: 'reset', ...tenTimes(RESET_LIMIT) },
  input: PasswordReset,
  output: z.object({}),
  prepare: async ({ token, password }, { requestId, clientAddress }) => {
    await limitRate(`reset:${clientAddress}`, RESET_LIMIT);
    const system = systemContext(requestId);
    const userId = await findPasswordReset(hashOfSecret(token));
    const owner = userId === undefined ? null : await findAccount(system, { id: userId });
    if (owner === null) throw deadLink();
    return hashNewPassword(system, { password, owner });
  },
  run: async ({ token }, { requestId }, { passwordHash }) => {
    const userId = await takePasswordReset(hashOfSecret(token));
    if (userId === undefined) throw deadLink();
    const system = systemContext(requestId);
    const { email } = await changeAccount(system, { id: userId, change: { password_hash: passwordHash } });
    // Whoever opens the link reads the mail of this address.
    await confirmEmail(system, { id: userId, email });
    await endSessions(system, { userId });
    await deleteChallengesOf(userId);
    return {};
  },
});
