import { emptyOldPlaces, purgeAudit } from '#src/platform/audit-retention.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';

/** Most lines per run; the rest waits for the next run. */
const AT_ONCE = 5_000;

/** Deletes lines past the retention time of their class, and IP addresses after a year; nothing else leaves the log. */
export const purgeActivities = (): Promise<{ forgotten: number }> =>
  transaction(async () => {
    await emptyOldPlaces(AT_ONCE);
    return { forgotten: await purgeAudit(AT_ONCE) };
  });
