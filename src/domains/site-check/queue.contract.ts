import { z } from 'zod';
import { CHECK_STATES } from './site-check.contract.ts';

/** One kind of background work, with how many jobs wait, run or stopped. */
export const QueuedKind = z.object({
  kind: z.string(),
  /** The kind in French. */
  title: z.string(),
  state: z.enum(CHECK_STATES),
  /** With those that wait for their time or for another try. */
  waiting: z.int(),
  running: z.int(),
  /** Waiting ones that have failed at least once. */
  retried: z.int(),
  /** Given up after ten tries. */
  dead: z.int(),
  /** Held since a backup was restored. */
  held: z.int(),
  /** Since when the oldest waits that is due or was tried. */
  oldest_at: z.string().nullable(),
});
export type QueuedKind = z.infer<typeof QueuedKind>;

/** A job that nobody runs by itself: given up, or held since a backup was restored. */
export const StoppedJob = z.object({
  id: z.int(),
  kind: z.string(),
  /** The kind in French. */
  title: z.string(),
  state: z.enum(['dead', 'held']),
  attempts: z.int(),
  /** Kind and codes of the last failure; no personal data. */
  last_error: z.string().nullable(),
  stopped_at: z.string(),
  /** Whether the caller may let it run or drop it: emails also take the right to see people. */
  may_change: z.boolean(),
});
export type StoppedJob = z.infer<typeof StoppedJob>;

/** The whole queue by kind, and the newest stopped jobs. */
export const Queue = z.object({
  kinds: z.array(QueuedKind),
  /** Regular jobs that wait for their next time, and when the first of them runs. */
  planned: z.object({ count: z.int(), next_at: z.string().nullable() }),
  stopped: z.array(StoppedJob),
  stopped_count: z.int(),
  read_at: z.string(),
});
export type Queue = z.infer<typeof Queue>;
