import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';

/** Returns the paying account, if any. */
export async function findPayer({
  userId,
}: {
  userId: number | null;
}): Promise<{ userId: number; name: string; email: string; verifiedEmail: string | null } | null> {
  if (userId === null) return null;
  const account = await findAccount({ id: userId });
  if (account === null) return null;
  const { name, email, email_verified } = account;
  return { userId, name, email, verifiedEmail: email_verified ? email : null };
}
