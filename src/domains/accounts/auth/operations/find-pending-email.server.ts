import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { selectAwaitedEmail } from '../verification.store.server.ts';

/** Returns the address that replaces an account's own once its link is opened. */
export const findPendingEmail = query({
  allow: 'system',
  input: z.object({ userId: z.int(), email: z.string() }),
  output: z.string().nullable(),
  run: async ({ userId, email }) => {
    const awaited = await selectAwaitedEmail(userId);
    return awaited === undefined || awaited === email ? null : awaited;
  },
});
