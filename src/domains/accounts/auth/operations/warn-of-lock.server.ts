import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { CODE_LIMIT } from '../two-factor.rules.ts';
import { warnOfChange } from './warn-of-change.server.ts';

/** Emails once per window that too many wrong codes have locked a second factor. */
export const warnOfLock = ({
  userId,
  ...from
}: {
  userId: number;
  userAgent: string;
  clientAddress: string;
}): Promise<{ isWarned: boolean }> =>
  transaction(async () => {
    const { hits } = await countHit(`login:code-lock:${userId}`, { ...CODE_LIMIT, hits: 1 });
    const user = hits > 1 ? null : await findAccount({ id: userId });
    if (user === null) return { isWarned: false };
    await warnOfChange({ change: 'two-factor-lock', user, by: { actor: { kind: 'visitor' }, ...from } });
    return { isWarned: true };
  });
