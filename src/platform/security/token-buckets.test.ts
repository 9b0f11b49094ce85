import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenBuckets } from './token-buckets.server.ts';

const LIMIT = { hits: 2, seconds: 60 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createTokenBuckets', () => {
  it('allows as many calls as the limit, then returns the seconds until the next', () => {
    const buckets = createTokenBuckets();
    expect([buckets.take('a', LIMIT), buckets.take('a', LIMIT), buckets.take('a', LIMIT)]).toEqual([
      undefined,
      undefined,
      30,
    ]);
    expect(buckets.take('b', LIMIT)).toBeUndefined();
    vi.advanceTimersByTime(30_000);
    expect([buckets.take('a', LIMIT), buckets.take('a', LIMIT)]).toEqual([undefined, 30]);
  });

  it('removes the least recently used bucket when there are too many', () => {
    const buckets = createTokenBuckets(2);
    for (const name of ['a', 'a', 'a', 'b', 'c']) buckets.take(name, LIMIT);
    expect(buckets.take('a', LIMIT)).toBeUndefined();
  });
});
