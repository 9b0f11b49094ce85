import { command } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { User, UserListQuery } from '../user.contract.ts';
import { EXPORT_LIMIT } from '../user.rules.ts';
import { selectUserIds, selectUsersByIds } from '../user.store.server.ts';

/** Returns every account that matches the list's search and filters. Writes an audit entry. */
export const exportUsers = command({
  allow: 'people',
  recent: true,
  input: UserListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(User),
  audit: (filters, { count }) => ({
    action: 'user.export',
    class: 'access',
    subject: 'users',
    after: { ...filters, count },
  }),
  prepare: async (_input, { actor }) => {
    if (actor.kind === 'user') await limitRate(`users:export:${actor.userId}`, EXPORT_LIMIT);
  },
  run: async (filters) => rowPages(await selectUserIds(filters), selectUsersByIds),
});
