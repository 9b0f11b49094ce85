import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits as long as the event loop has been busy since `begun` (`performance.eventLoopUtilization()`), so that long work
 * leaves half of the time to what is asked meanwhile. Waiting for a disk or a database is not busy.
 * @returns the busy time, in milliseconds.
 */
export async function leaveHalf(begun: EventLoopUtilization): Promise<number> {
  const { active } = performance.eventLoopUtilization(begun);
  await wait(active);
  return active;
}
