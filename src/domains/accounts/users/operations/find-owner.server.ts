import type { Owner } from '#src/kernel/owner.ts';
import { selectAccount } from '../user.store.server.ts';

/** Returns the keys of an account's records: its id, and its address once that is verified. */
export async function findOwner({ userId }: { userId: number }): Promise<Owner> {
  const account = await selectAccount({ id: userId });
  return { userId, email: account?.email_verified ? account.email : null };
}
