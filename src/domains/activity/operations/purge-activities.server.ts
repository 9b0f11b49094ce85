import { z } from 'zod';
import { emptyOldPlaces, purgeAudit } from '#src/platform/audit-retention.server.ts';
import { command } from '#src/platform/operation.server.ts';

/** Most lines per run; the rest waits for the next run. */
const AT_ONCE = 5_000;

/** Deletes lines past the retention time of their class, and IP addresses after a year; nothing else leaves the log. */
export const purgeActivities = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({ forgotten: z.int() }),
  run: async () => {
    await emptyOldPlaces(AT_ONCE);
    return { forgotten: await purgeAudit(AT_ONCE) };
  },
});
