import { describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { keepBusy } from '#tests/support/keep-busy.ts';
import { db, transaction } from './database/database.server.ts';
import { inParts, oneByOne } from './in-parts.server.ts';

useDatabase();

const put = (bucket: string) => db().insertInto('rate_limits').values({ bucket, hits: 1, resets_at: '' }).execute();
const readBuckets = async (): Promise<string[]> =>
  (await db().selectFrom('rate_limits').select('bucket').orderBy('bucket').execute()).map(({ bucket }) => bucket);

describe('inParts', () => {
  it('acts on every value once, in order', async () => {
    const parts: number[][] = [];
    await inParts([1, 2, 3, 4, 5], 2, async (part) => parts.push(part));
    expect(parts).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('leaves the event loop after a long part', async () => {
    const seen: string[] = [];
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    setImmediate(() => seen.push('other work'));
    await inParts(['a', 'b', 'c'], 1, async ([one = '']) => {
      seen.push(one);
      if (one === 'a') clock += 10;
    });
    expect(seen).toEqual(['a', 'other work', 'b', 'c']);
  });
});

describe('oneByOne', () => {
  it('leaves reads to others in a transaction, of which they see all or nothing', async () => {
    const { promise: seen, resolve } = Promise.withResolvers<string[]>();
    let isRead = false;
    setImmediate(() => {
      isRead = true;
      resolve(readBuckets());
    });
    await transaction(() =>
      oneByOne(['a', 'b', 'c'], async (bucket) => {
        if (bucket === 'c') {
          // The loop has been left before; the transaction is open until the read is answered.
          expect(isRead).toBe(true);
          expect(await seen).toEqual([]);
        }
        await put(bucket);
        keepBusy(10);
      }),
    );
    expect(await readBuckets()).toEqual(['a', 'b', 'c']);
  });

  it('undoes everything when one fails, and lets writers wait until then', async () => {
    const failing = transaction(() =>
      oneByOne(['a', 'b', 'c'], async (bucket) => {
        await put(bucket);
        keepBusy(10);
        if (bucket === 'c') throw new Error('planted fault');
      }),
    );
    await Promise.all([expect(failing).rejects.toThrow('planted fault'), put('other')]);
    expect(await readBuckets()).toEqual(['other']);
  });
});
