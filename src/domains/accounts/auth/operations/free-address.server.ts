import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { contestedAddressTaken } from '../auth.rules.ts';
import { closeAccount } from './close-account.server.ts';

/**
 * Frees an address for the return to its account: closes a customer account that was opened with it in the meantime and
 * never verified. @throws DomainError `conflict` when another account has verified the address.
 */
export const freeAddress = (context: Context, { email, userId }: { email: string; userId: number }): Promise<void> =>
  transaction(async () => {
    const holder = await findAccount({ email });
    if (holder === null || holder.id === userId) return;
    if (holder.email_verified || holder.role !== 'user') throw contestedAddressTaken();
    await closeAccount(context, { id: holder.id });
  });
