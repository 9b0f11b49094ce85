import { transaction } from '#src/platform/database/database.server.ts';
import { lastAdmin } from '../user.rules.ts';
import { countOtherActiveAdmins, selectAccount } from '../user.store.server.ts';

/**
 * Throws when this account is the last active administrator; call it in the transaction that removes the right,
 * before the change: on PostgreSQL it locks the administrators' rows until the commit.
 */
export const guardLastAdmin = ({ id }: { id: number }): Promise<void> =>
  transaction(async () => {
    const others = await countOtherActiveAdmins(id);
    const account = await selectAccount({ id });
    if (others === 0 && account?.role === 'admin' && account.is_active) throw lastAdmin();
  });
