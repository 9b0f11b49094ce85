import { z } from 'zod';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { CurrentUser } from '../auth.contract.ts';

/** The account of the session that asks. */
export const readCurrentUser = query({
  allow: 'signed-in',
  input: z.object({}),
  output: CurrentUser,
  run: async (_input, { actor, requestId }) => {
    const id = actor.kind === 'user' ? actor.userId : 0;
    const user = await findAccount(systemContext(requestId), { id });
    if (user === null) throw new DomainError('not-found', 'Ce compte n’existe pas.');
    return { user };
  },
});
