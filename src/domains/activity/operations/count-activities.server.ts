import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ActivityStatistics } from '../activity.contract.ts';
import { countActivities as countLines } from '../activity.store.server.ts';

/** Counts recent actions, in total and by person. */
export const countActivities = query({
  allow: 'settings',
  input: z.object({}),
  output: ActivityStatistics,
  run: () => countLines(),
});
