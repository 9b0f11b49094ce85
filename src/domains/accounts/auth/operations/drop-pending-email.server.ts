import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { deleteVerificationsExcept } from '../verification.store.server.ts';

/** Voids the link that would change an account's address; a link that verifies its own address stays valid. */
export const dropPendingEmail = ({ userId }: { userId: number }): Promise<void> =>
  transaction(async () => {
    const account = await findAccount({ id: userId });
    if (account !== null) await deleteVerificationsExcept(userId, account.email);
  });
