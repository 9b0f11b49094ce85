import { User, UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { changeUser } from './change-user.server.ts';

/** Activates or deactivates another user's account. */
export const toggleUser = command({
  allow: 'people',
  recent: true,
  input: UserKey,
  output: User,
  run: async ({ id }, context) => {
    const user = await readAccount({ id });
    return changeUser(context, { id: user.id, is_active: !user.is_active });
  },
});
