import { changeAccount } from '#src/domains/users/operations/change-account.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { CurrentUser, ProfileChange } from '../auth.contract.ts';

/** Changes name, address and telephone of the account that asks. */
export const changeProfile = command({
  allow: 'signed-in',
  input: ProfileChange,
  output: CurrentUser,
  audit: (_input, { user }) => ({ action: 'profile.change', subject: `user:${user.id}` }),
  run: async (change, { actor, requestId }) => {
    if (actor.kind !== 'user') throw new DomainError('unauthenticated', 'Veuillez vous connecter.');
    return { user: await changeAccount(systemContext(requestId), { id: actor.userId, change }) };
  },
});
