import { z } from 'zod';
import { emptyOldPlaces, purgeAudit } from '#src/platform/audit-retention.server.ts';
import { command } from '#src/platform/operation.server.ts';

/** A run stays short; what is left waits for the next one. */
const AT_ONCE = 5_000;

/** Deletes the lines whose time is over, by their class, and addresses after a year; nothing else ever leaves the log. */
export const purgeActivities = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({ forgotten: z.int() }),
  run: async () => {
    await emptyOldPlaces(AT_ONCE);
    return { forgotten: await purgeAudit(AT_ONCE) };
  },
});
