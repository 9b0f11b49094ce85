import type { RateLimit } from './rate-limit.server.ts';

/** About 150 bytes each. The least recently used bucket is removed first; it has mostly refilled. */
const MOST_BUCKETS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/** Counters in the memory of one process, without a database, so that a refusal costs nothing. */
export interface TokenBuckets {
  /** Takes one token; returns the seconds to wait when the bucket is empty. It starts full and refills evenly. */
  take(name: string, limit: RateLimit): number | undefined;
  /** Refills every bucket, for tests. */
  clear(): void;
}

export function createTokenBuckets(most = MOST_BUCKETS): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    take: (name, { hits, seconds }) => {
      const at = performance.now();
      const perSecond = hits / seconds;
      const found = buckets.get(name) ?? { left: hits, at };
      const left = Math.min(hits, found.left + ((at - found.at) / 1000) * perSecond);
      buckets.delete(name);
      buckets.set(name, { left: left < 1 ? left : left - 1, at });
      const [oldest] = buckets.keys();
      if (buckets.size > most && oldest !== undefined) buckets.delete(oldest);
      return left >= 1 ? undefined : Math.max(1, Math.ceil((1 - left) / perSecond));
    },
    clear: () => buckets.clear(),
  };
}
