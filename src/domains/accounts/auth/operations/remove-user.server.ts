import { z } from 'zod';
import { readUser } from '#src/domains/accounts/users/operations/read-user.server.ts';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { closeAccount } from './close-account.server.ts';
import { warnOfChange } from './warn-of-change.server.ts';

/** Deletes another user's account. */
export const removeUser = command({
  allow: 'people',
  recent: true,
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.delete', subject: `user:${id}` }),
  run: async ({ id }, context) => {
    const system = systemContext(context.requestId);
    const user = await readUser(context, { id });
    refuseColleague(context.actor, user);
    await closeAccount(system, { id });
    await warnOfChange({ change: 'removed', user, by: context });
    return {};
  },
});
