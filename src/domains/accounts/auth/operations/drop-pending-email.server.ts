import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteVerificationsExcept } from '../verification.store.server.ts';

/** Voids the link that would change an account's address; a link that verifies its own address stays valid. */
export const dropPendingEmail = command({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: z.object({}),
  run: async ({ userId }, context) => {
    const account = await findAccount(context, { id: userId });
    if (account !== null) await deleteVerificationsExcept(userId, account.email);
    return {};
  },
});
