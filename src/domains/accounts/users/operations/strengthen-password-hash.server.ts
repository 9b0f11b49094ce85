import { hashPassword, isOutdatedHash } from '#src/platform/security/password-hash.server.ts';
import type { Account } from '../user.contract.ts';
import { updatePasswordHash } from '../user.store.server.ts';

/**
 * Rehashes a password that was just proved with today's cost and pepper, without a new version of the account or a
 * new password date. Changes nothing when the hash is up to date, or the password was changed meanwhile.
 */
export async function strengthenPasswordHash({
  account,
  password,
}: {
  account: Account;
  password: string;
}): Promise<Account> {
  if (!isOutdatedHash(account.passwordHash)) return account;
  const hash = await hashPassword(password);
  await updatePasswordHash(account.id, account.passwordHash, hash);
  return { ...account, passwordHash: hash };
}
