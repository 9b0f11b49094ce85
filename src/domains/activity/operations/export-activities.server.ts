import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { Activity, ActivityExport, EXPORT_MAX } from '../activity.contract.ts';
import { selectLines } from '../activity.store.server.ts';

/** The lines that a search shows, for a file. That somebody took them away is itself a line. */
export const exportActivities = command({
  allow: 'settings',
  input: ActivityExport,
  output: z.object({ activities: z.array(Activity) }),
  audit: (wished, { activities }) => ({
    action: 'activity.export',
    subject: 'activity',
    after: { ...wished, count: activities.length },
  }),
  run: async (wished) => ({ activities: await selectLines(wished, EXPORT_MAX) }),
});
