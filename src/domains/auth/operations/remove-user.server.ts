import { z } from 'zod';
import { UserKey } from '#src/domains/users/user.contract.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { closeAccount } from './close-account.server.ts';

/** Deletes somebody's account. */
export const removeUser = command({
  allow: 'admin',
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.delete', subject: `user:${id}` }),
  run: async ({ id }, { requestId }) => closeAccount(systemContext(requestId), { id }),
});
