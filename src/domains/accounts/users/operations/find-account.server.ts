import type { Account } from '../user.contract.ts';
import { selectAccount } from '../user.store.server.ts';

/** Returns the account of an id or an address, or null. */
export async function findAccount(by: { id: number } | { email: string }): Promise<Account | null> {
  return (await selectAccount(by)) ?? null;
}
