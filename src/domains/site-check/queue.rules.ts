import type { QueuedKind } from './queue.contract.ts';
import type { CheckState } from './site-check.contract.ts';

/** A job is late when its time came an hour ago. */
export const LATE_SECONDS = 3_600;

/** Judges one kind of work: given-up jobs are a fault, held, retried and late ones are to be looked at. */
export function judgeKind(
  { dead, held, retried, oldest_at }: Pick<QueuedKind, 'dead' | 'held' | 'retried' | 'oldest_at'>,
  now: Date,
): CheckState {
  if (dead > 0) return 'broken';
  const isLate = oldest_at !== null && now.getTime() - Date.parse(oldest_at) > LATE_SECONDS * 1_000;
  return held > 0 || retried > 0 || isLate ? 'todo' : 'ok';
}
