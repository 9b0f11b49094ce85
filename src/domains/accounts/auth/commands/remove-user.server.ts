import { z } from 'zod';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { closeAccount } from '../account.internal.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Deletes another user's account. */
export const removeUser = command({
  allow: 'people',
  recent: true,
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.delete', subject: `user:${id}` }),
  run: async ({ id }, context) => {
    const user = await readAccount({ id });
    refuseColleague(context.actor, user);
    await closeAccount({ id });
    await warnOfChange({ change: 'removed', user, by: context });
    return {};
  },
});
