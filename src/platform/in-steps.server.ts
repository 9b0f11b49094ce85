import { performance } from 'node:perf_hooks';
import { isInTransaction, transaction, untilTextsLeave } from './database/database.server.ts';
import { leaveHalf } from './leave-half.server.ts';

/** Limit of the first step, and of any. */
const [FIRST, MOST] = [10, 500];
/** How long a step may occupy the event loop, in milliseconds. */
const STEP_MS = 10;
interface Step {
  /** Rows that were changed. */
  count: number;
  isLast: boolean;
}

/**
 * Repeats a short transaction, which changes at most `limit` rows, until the last one. Between two the event loop is left
 * as long as the step took, and until deleted texts have left the search. After a crash or an error, what earlier steps
 * did remains. @returns the sum of the counts. @throws Error inside a transaction.
 */
export async function inSteps(step: (limit: number) => Promise<Step>): Promise<number> {
  if (isInTransaction()) throw new Error('Inside a transaction all steps would be one.');
  let total = 0;
  let limit = FIRST;
  for (;;) {
    const begun = performance.eventLoopUtilization();
    const { count, isLast } = await takeStep(step, limit);
    total += count;
    if (isLast) return total;
    const busyMs = await leaveHalf(begun);
    if (busyMs > STEP_MS) limit = Math.max(1, Math.floor(limit / 2));
    else if (count >= limit && busyMs < STEP_MS / 2) limit = Math.min(MOST, limit * 2);
    await untilTextsLeave();
  }
}

const takeStep = (step: (limit: number) => Promise<Step>, limit: number): Promise<Step> =>
  transaction(() => step(limit));
