import { selectAwaitedEmail } from '../verification.store.server.ts';

/** Returns the address that replaces an account's own once its link is opened. */
export async function findPendingEmail({ userId, email }: { userId: number; email: string }): Promise<string | null> {
  const awaited = await selectAwaitedEmail(userId);
  return awaited === undefined || awaited === email ? null : awaited;
}
