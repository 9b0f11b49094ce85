import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { Activity, ActivityKey } from '../activity.contract.ts';
import { selectActivity } from '../activity.store.server.ts';
import { ACTIVITY_TEXTS } from '../activity.texts.ts';

/** Returns one line of the log. */
export const readActivity = query({
  allow: 'settings',
  input: ActivityKey,
  output: Activity,
  run: async ({ id }) => {
    const activity = await selectActivity(id);
    if (activity === undefined) throw new DomainError('not-found', ACTIVITY_TEXTS.notFound);
    return activity;
  },
});
