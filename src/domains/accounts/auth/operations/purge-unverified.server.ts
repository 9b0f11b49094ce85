import { findUnverified } from '#src/domains/accounts/users/operations/find-unverified.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { UNVERIFIED_DAYS } from '../auth.contract.ts';
import { closeAccount } from './close-account.server.ts';

/** Accounts per run, so that a flood of registrations does not cause one long transaction. */
const BATCH = 200;

/** Deletes customer accounts without a verified address and without records. */
export const purgeUnverified = (context: Context): Promise<{ count: number }> =>
  transaction(async () => {
    const { ids } = await findUnverified({ before: isoIn(-UNVERIFIED_DAYS * 86_400), limit: BATCH });
    for (const id of ids) {
      await closeAccount(context, { id });
      await recordAudit(context, { action: 'user.expire', subject: `user:${id}` });
    }
    return { count: ids.length };
  });
