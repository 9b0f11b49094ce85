import { z } from 'zod';
import { readUser } from '#src/domains/users/operations/read-user.server.ts';
import { UserKey } from '#src/domains/users/user.contract.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { closeAccount } from './close-account.server.ts';

/** Deletes somebody's account. */
export const removeUser = command({
  allow: 'people',
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.delete', subject: `user:${id}` }),
  run: async ({ id }, context) => {
    refuseColleague(context.actor, await readUser(context, { id }));
    return closeAccount(systemContext(context.requestId), { id });
  },
});
