/** Maximum number of transactions that share one fsync: the first one waits for the last. */
export const GROUP_MAX = 32;
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

export function newGroup(): CommitGroup {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Every member awaits it; without members (all rolled back) its rejection would be unhandled.
  promise.catch(() => {});
  return { since: performance.now(), members: 0, durable: promise, resolve, reject };
}
