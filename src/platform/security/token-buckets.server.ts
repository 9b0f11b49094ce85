import type { RateLimit } from './rate-limit.server.ts';

/** About 150 bytes each. The one unused for longest goes first; it has mostly filled again. */
const MOST_BUCKETS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/** Counts of one process, without a database: for what must cost nothing to refuse. */
export interface TokenBuckets {
  /** Takes one; answers the seconds to wait when the bucket is empty. It is full at first and fills again evenly. */
  take(name: string, limit: RateLimit): number | undefined;
  /** For tests: every bucket is full again. */
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
