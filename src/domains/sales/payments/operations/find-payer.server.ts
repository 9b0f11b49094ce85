import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { query } from '#src/platform/operation.server.ts';

/** Returns the paying account, if any. */
export const findPayer = query({
  allow: 'system',
  input: z.object({ userId: z.int().nullable() }),
  output: z
    .object({ userId: z.int(), name: z.string(), email: z.string(), verifiedEmail: z.string().nullable() })
    .nullable(),
  run: async ({ userId }, context) => {
    if (userId === null) return null;
    const account = await findAccount(context, { id: userId });
    if (account === null) return null;
    const { name, email, email_verified } = account;
    return { userId, name, email, verifiedEmail: email_verified ? email : null };
  },
});
