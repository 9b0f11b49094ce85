import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { lastAdmin } from '../user.rules.ts';
import { countOtherActiveAdmins, selectAccount } from '../user.store.server.ts';

/**
 * Refuses when this account is the last active administrator; ask it in the transaction that takes the right away.
 * It must come before the change: on PostgreSQL it holds the administrators' rows until the commit.
 */
export const guardLastAdmin = command({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: z.object({}),
  run: async ({ id }) => {
    const others = await countOtherActiveAdmins(id);
    const account = await selectAccount({ id });
    if (others === 0 && account?.role === 'admin' && account.is_active) throw lastAdmin();
    return {};
  },
});
