import { z } from 'zod';
import { changeAccount } from '#src/domains/users/operations/change-account.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { forgetHits, limitRate } from '#src/platform/security/rate-limit.server.ts';
import { PasswordChange } from '../auth.contract.ts';
import { PASSWORD_CHECK_LIMIT, wrongCurrentPassword } from '../auth.rules.ts';
import { deletePasswordResets } from '../login.store.server.ts';
import { deleteSessionsOf } from '../session.store.server.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

/** Proves the current password and hashes the new one. */
async function prepare({ current_password, password }: z.output<typeof PasswordChange>, { actor, requestId }: Context) {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Veuillez vous connecter.');
  const bucket = `password:${actor.userId}`;
  await limitRate(bucket, PASSWORD_CHECK_LIMIT);
  const system = systemContext(requestId);
  const account = await findAccount(system, { id: actor.userId });
  if (!(await verifyPassword(current_password, account?.passwordHash))) throw wrongCurrentPassword();
  await forgetHits(bucket);
  const { passwordHash } = await hashNewPassword(system, { password, email: account?.email ?? '' });
  return { userId: actor.userId, sessionId: actor.sessionId, passwordHash };
}

/** Changes the password; every other session of the account ends, and so does a mailed link. */
export const changePassword = command({
  allow: 'signed-in',
  input: PasswordChange,
  output: z.object({}),
  audit: () => ({ action: 'password.change', subject: 'self' }),
  prepare,
  run: async (_input, { requestId }, { userId, sessionId, passwordHash }) => {
    await changeAccount(systemContext(requestId), { id: userId, change: { password_hash: passwordHash } });
    await deleteSessionsOf(userId, sessionId);
    await deletePasswordResets(userId);
    return {};
  },
});
