import { z } from 'zod';
import { changeAccount } from '#src/domains/users/operations/change-account.server.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { PasswordChange } from '../auth.contract.ts';
import { notSignedIn } from '../auth.rules.ts';
import { deletePasswordResets } from '../login.store.server.ts';
import { deleteChallengesOf } from '../two-factor.store.server.ts';
import { endSessions } from './end-sessions.server.ts';
import { hashNewPassword } from './hash-new-password.server.ts';
import { provePassword } from './prove-password.server.ts';

/** Proves the current password and hashes the new one. */
async function prepare({ current_password, password }: z.output<typeof PasswordChange>, { actor, requestId }: Context) {
  if (actor.kind !== 'user') throw notSignedIn();
  const system = systemContext(requestId);
  const { userId, sessionId } = actor;
  const owner = await provePassword(system, { userId, password: current_password, field: 'current_password' });
  const { passwordHash } = await hashNewPassword(system, { password, owner });
  return { userId, sessionId, passwordHash };
}

/** Changes the password; every other session of the account ends, and so does a mailed link. */
export const changePassword = command({
  allow: 'own-account',
  input: PasswordChange,
  output: z.object({}),
  audit: () => ({ action: 'password.change', subject: 'self' }),
  prepare,
  run: async (_input, { requestId }, { userId, sessionId, passwordHash }) => {
    const system = systemContext(requestId);
    await changeAccount(system, { id: userId, change: { password_hash: passwordHash } });
    await endSessions(system, { userId, except: sessionId });
    await deletePasswordResets(userId);
    await deleteChallengesOf(userId);
    return {};
  },
});
