import { z } from 'zod';
import { changeAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { PasswordChange } from '../auth.contract.ts';
import { notSignedIn } from '../auth.rules.ts';
import { deletePasswordResets } from '../login.store.server.ts';
import { hashNewPassword, provePassword } from '../password.internal.server.ts';
import { endSessions } from '../session.internal.server.ts';
import { deleteUserChallenges } from '../two-factor.store.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Checks the current password and hashes the new one. */
async function prepare({ current_password, password }: z.output<typeof PasswordChange>, { actor }: Context) {
  if (actor.kind !== 'user') throw notSignedIn();
  const { userId, sessionId } = actor;
  const user = await provePassword({ userId, password: current_password, field: 'current_password' });
  const { passwordHash } = await hashNewPassword({ password, owner: user });
  return { user, sessionId, passwordHash };
}

/** Changes the password; ends all other sessions of the account and voids emailed links and a pending address. */
export const changePassword = command({
  allow: 'own-account',
  input: PasswordChange,
  output: z.object({}),
  audit: () => ({ action: 'password.change', class: 'access', subject: 'self' }),
  prepare,
  run: async (_input, context, { user, sessionId, passwordHash }) => {
    const { id: userId } = user;
    await changeAccount({ id: userId, change: { password_hash: passwordHash } });
    await endSessions({ userId, except: sessionId });
    await deletePasswordResets(userId);
    await deleteUserChallenges(userId);
    await warnOfChange({ change: 'password', user, by: context });
    return {};
  },
});
