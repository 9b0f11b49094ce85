import { z } from 'zod';
import { findUnverified } from '#src/domains/accounts/users/operations/find-unverified.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { UNVERIFIED_DAYS } from '../auth.contract.ts';
import { closeAccount } from './close-account.server.ts';

/** Accounts per run, so that a flood of registrations does not cause one long transaction. */
const BATCH = 200;

/** Deletes customer accounts without a verified address and without records. */
export const purgeUnverified = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({ count: z.int() }),
  run: async (_input, context) => {
    const { ids } = await findUnverified(context, { before: isoIn(-UNVERIFIED_DAYS * 86_400), limit: BATCH });
    for (const id of ids) {
      await closeAccount(context, { id });
      await recordAudit(context, { action: 'user.expire', subject: `user:${id}` });
    }
    return { count: ids.length };
  },
});
