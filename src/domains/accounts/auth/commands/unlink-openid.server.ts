import { z } from 'zod';
import { UserKey } from '#src/domains/accounts/users/user.contract.ts';
import { readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { refuseColleague } from '../account-rights.rules.ts';
import { notLinked } from '../openid.rules.ts';
import { deleteLinks } from '../openid.store.server.ts';
import { endSessions } from '../session.internal.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Removes the link of an account to the identity provider, and ends the sessions that it may have opened. */
export const unlinkOpenid = command({
  allow: 'people',
  recent: true,
  input: UserKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'user.openid-unlink', subject: `user:${id}` }),
  run: async ({ id }, context) => {
    const user = await readAccount({ id });
    const { actor } = context;
    refuseColleague(actor, user);
    if (!(await deleteLinks(id))) throw notLinked();
    const except = actor.kind === 'user' && actor.userId === id ? actor.sessionId : undefined;
    await endSessions({ userId: id, except });
    await warnOfChange({ change: 'openid-off', user, by: context });
    await publish('admin', { event: 'users' });
    return {};
  },
});
