import { z } from 'zod';
import { eraseAuditValues } from '#src/platform/audit-retention.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { erasePersonalValues } from '../erasure.store.server.ts';
import { userNotFound } from '../user.rules.ts';
import { selectAccount } from '../user.store.server.ts';

/**
 * Erases the names and addresses of an account's person in messages, quotes without contract, conversations,
 * notifications, letters that wait and audit lines. What was sent under an address counts once it was proved.
 */
export const erasePerson = command({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: z.object({}),
  run: async ({ id }) => {
    const account = await selectAccount({ id });
    if (account === undefined) throw userNotFound();
    const email = account.email_verified ? account.email.toLowerCase() : null;
    const subjects = await erasePersonalValues({ id, name: account.name, email });
    await eraseAuditValues({ actorId: id, subjects });
    return {};
  },
});
