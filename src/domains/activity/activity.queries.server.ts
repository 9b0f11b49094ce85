import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { Activity, ActivityKey, ActivityPage, ActivityQuery, ActivityStatistics } from './activity.contract.ts';
import { describeActs } from './activity.internal.server.ts';
import { countActivities as countLines, selectActivities, selectActivity } from './activity.store.server.ts';
import { ACTIVITY_TEXTS } from './activity.texts.ts';

/** Counts recent actions, in total and by person. */
export const countActivities = query({
  allow: 'settings',
  input: z.object({}),
  output: ActivityStatistics,
  run: () => countLines(),
});

/** Lists who did what, newest first. */
export const listActivities = query({
  allow: 'settings',
  input: ActivityQuery,
  output: ActivityPage,
  run: async (request) => {
    const { items, meta } = await selectActivities(request);
    return { meta, items: await describeActs(items) };
  },
});

/** Returns one line of the log. */
export const readActivity = query({
  allow: 'settings',
  input: ActivityKey,
  output: Activity,
  run: async ({ id }) => {
    const activity = await selectActivity(id);
    const [described] = activity === undefined ? [] : await describeActs([activity]);
    if (described === undefined) throw new DomainError('not-found', ACTIVITY_TEXTS.notFound);
    return described;
  },
});
