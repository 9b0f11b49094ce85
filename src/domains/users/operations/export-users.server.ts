import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { User, UserListQuery } from '../user.contract.ts';
import { EXPORT_LIMIT } from '../user.rules.ts';
import { selectAllUsers } from '../user.store.server.ts';

/** Every account the list's own search and filters find. Leaves a line in the audit log. */
export const exportUsers = command({
  allow: 'people',
  input: UserListQuery.omit({ page: true, per_page: true }),
  output: z.object({ users: z.array(User) }),
  audit: (filters, { users }) => ({
    action: 'user.export',
    subject: 'users',
    after: { ...filters, count: users.length },
  }),
  prepare: async (_input, { actor }) => {
    if (actor.kind === 'user') await limitRate(`users:export:${actor.userId}`, EXPORT_LIMIT);
  },
  run: async (filters) => ({ users: await selectAllUsers(filters) }),
});
