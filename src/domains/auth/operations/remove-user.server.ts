import { z } from 'zod';
import { removeAccount } from '#src/domains/users/operations/remove-account.server.ts';
import { UserKey } from '#src/domains/users/user.contract.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';

/** Deletes somebody's account. */
export const removeUser = command({
  allow: 'admin',
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.delete', subject: `user:${id}` }),
  run: async ({ id }, { requestId }) => removeAccount(systemContext(requestId), { id }),
});
