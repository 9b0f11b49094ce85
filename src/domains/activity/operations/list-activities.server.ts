import { query } from '#src/platform/operation.server.ts';
import { ActivityPage, ActivityQuery } from '../activity.contract.ts';
import { selectActivities } from '../activity.store.server.ts';

/** Lists who did what, newest first. */
export const listActivities = query({
  allow: 'settings',
  input: ActivityQuery,
  output: ActivityPage,
  run: selectActivities,
});
