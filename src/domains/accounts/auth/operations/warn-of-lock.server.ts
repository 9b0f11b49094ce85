import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { CODE_LIMIT } from '../two-factor.rules.ts';
import { warnOfChange } from './warn-of-change.server.ts';

/** Emails once per window that too many wrong codes have locked a second factor. */
export const warnOfLock = command({
  allow: 'system',
  input: z.object({ userId: z.int(), userAgent: z.string(), clientAddress: z.string() }),
  output: z.object({ isWarned: z.boolean() }),
  run: async ({ userId, ...from }, context) => {
    const { hits } = await countHit(`login:code-lock:${userId}`, { ...CODE_LIMIT, hits: 1 });
    const user = hits > 1 ? null : await findAccount(context, { id: userId });
    if (user === null) return { isWarned: false };
    await warnOfChange(context, { change: 'two-factor-lock', user, by: { actor: { kind: 'visitor' }, ...from } });
    return { isWarned: true };
  },
});
