import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { forgetHits, limitRate } from '#src/platform/security/rate-limit.server.ts';
import { PASSWORD_CHECK_LIMIT, wrongCurrentPassword } from '../auth.rules.ts';

/** Returns the account of a signed-in user who repeats their password; `field` gets the error of a wrong one. */
export async function provePassword({
  userId,
  password,
  field,
}: {
  userId: number;
  password: string;
  field: 'password' | 'current_password';
}): Promise<Account> {
  const bucket = `password:${userId}`;
  await limitRate(bucket, PASSWORD_CHECK_LIMIT);
  const account = await findAccount({ id: userId });
  if (!(await verifyPassword(password, account?.passwordHash))) throw wrongCurrentPassword(field);
  await forgetHits(bucket);
  if (account === null) throw userNotFound();
  return account;
}
