import { z } from 'zod';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { endSessions } from '../session.internal.server.ts';

/** Ends all sessions of an account, except the one of the administrator who asks. */
export const revokeUserSessions = command({
  allow: 'people',
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.sign-out', class: 'access', subject: `user:${id}` }),
  run: async ({ id }, context) => {
    const user = await readAccount({ id });
    refuseColleague(context.actor, user);
    const { actor } = context;
    const except = actor.kind === 'user' && actor.userId === user.id ? actor.sessionId : undefined;
    await endSessions({ userId: user.id, except });
    await publish('admin', { event: 'users' });
    return {};
  },
});
