import { z } from 'zod';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { endSessions } from '../session.internal.server.ts';
import { notOn } from '../two-factor.rules.ts';
import { deleteTwoFactor, deleteUserChallenges } from '../two-factor.store.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Turns off the second factor of a user who lost telephone and recovery codes; ends their sessions. */
export const resetUserTwoFactor = command({
  allow: 'people',
  recent: true,
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.two-factor-reset', subject: `user:${id}` }),
  run: async ({ id }, context) => {
    const user = await readAccount({ id });
    refuseColleague(context.actor, user);
    if (!(await deleteTwoFactor(user.id))) throw notOn();
    await deleteUserChallenges(user.id);
    const { actor } = context;
    const except = actor.kind === 'user' && actor.userId === user.id ? actor.sessionId : undefined;
    await endSessions({ userId: user.id, except });
    await warnOfChange({ change: 'two-factor-off', user, by: context });
    await publish('admin', { event: 'users' });
    return {};
  },
});
