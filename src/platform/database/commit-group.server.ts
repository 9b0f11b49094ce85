/** Maximum number of transactions that share one fsync: the first one waits for the last. */
export const GROUP_MAX = 32;
/** With so many, a group does not wait for more of them if the disk is free: the next ones run while it writes. */
export const GROUP_ENOUGH = 16;
/** How long a group waits for more of them while they keep coming, in milliseconds. */
export const LONGEST_MS = 8;

/** Several finished transactions that one commit makes durable. */
export interface CommitGroup {
  /** When it began (`performance.now()`). */
  since: number;
  members: number;
  durable: Promise<void>;
  resolve(): void;
  reject(reason: unknown): void;
}

/** Whether a group is committed before another transaction joins it. */
export const isFull = ({ members }: CommitGroup, isDiskFree: boolean): boolean =>
  members >= (isDiskFree ? GROUP_ENOUGH : GROUP_MAX);

export function newGroup(): CommitGroup {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Every member awaits it; without members (all rolled back) its rejection would be unhandled.
  promise.catch(() => {});
  return { since: performance.now(), members: 0, durable: promise, resolve, reject };
}
