import { z } from 'zod';
import { Owner } from '#src/kernel/owner.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectAccount } from '../user.store.server.ts';

/** Returns the keys of an account's records: its id, and its address once that is verified. */
export const findOwner = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: Owner,
  run: async ({ userId }) => {
    const account = await selectAccount({ id: userId });
    return { userId, email: account?.email_verified ? account.email : null };
  },
});
