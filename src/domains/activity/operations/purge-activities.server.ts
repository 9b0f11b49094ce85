import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ACTIVITY_KEPT_DAYS } from '../activity.contract.ts';
import { deleteBefore } from '../activity.store.server.ts';

const DAY_SECONDS = 86_400;
/** A run stays short; what is left waits for the next one. */
const AT_ONCE = 5_000;

/** Forgets the lines whose time is over; nothing else ever leaves the log. */
export const purgeActivities = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({ forgotten: z.int() }),
  run: async () => ({ forgotten: await deleteBefore(isoIn(-ACTIVITY_KEPT_DAYS * DAY_SECONDS), AT_ONCE) }),
});
