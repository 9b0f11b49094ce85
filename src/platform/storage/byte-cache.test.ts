import { describe, expect, it } from 'vitest';
import { ByteCache } from './byte-cache.server.ts';

const file = (size: number) => ({ bytes: new Uint8Array(size) });

describe('ByteCache', () => {
  it('removes the least recently used value', () => {
    const cache = new ByteCache(10, 5);
    cache.set('a', file(5));
    cache.set('b', file(5));
    expect(cache.get('a')).toBeDefined();
    cache.set('c', file(5));
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
  });

  it('caches no value that is too large, and counts a replaced value once', () => {
    const cache = new ByteCache(10, 5);
    cache.set('large', file(6));
    expect(cache.get('large')).toBeUndefined();
    for (let n = 0; n < 5; n++) cache.set('same', file(5));
    cache.set('other', file(5));
    expect(cache.get('same')).toBeDefined();
    cache.clear();
    expect(cache.get('same')).toBeUndefined();
  });
});
