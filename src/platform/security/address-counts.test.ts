import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { freezeClock } from '../clock.server.ts';
import { db, transaction } from '../database/database.server.ts';
import { AddressCounts } from './address-counts.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const at = (seconds: number): void => freezeClock(new Date(START + seconds * 1000));
const instant = (seconds: number): string => new Date(START + seconds * 1000).toISOString();
const MOST = 10;
let counts: AddressCounts;

const hit = async (address: string, { seconds = 60, weight = 1 } = {}): Promise<number> =>
  (await counts.add({ name: 'form', bucket: `form:${address}`, seconds, weight })).hits;
const put = (address: string, hits: number) =>
  db()
    .insertInto('rate_limits')
    .values({ bucket: `form:${address}`, hits, resets_at: instant(60) })
    .execute();
const table = async (): Promise<Record<string, number>> => {
  const rows = await db().selectFrom('rate_limits').selectAll().execute();
  return Object.fromEntries(rows.map(({ bucket, hits }) => [bucket.replace('form:', ''), hits]));
};
const refuse = () =>
  sql`create trigger full before insert on rate_limits begin select raise(abort, 'full'); end`.execute(db());
const accept = () => sql`drop trigger full`.execute(db());

beforeEach(() => {
  at(0);
  counts = new AddressCounts(MOST);
});
afterEach(() => freezeClock());

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('AddressCounts', () => {
  it('reads the stored counts of a name once, and then asks for no new address', async () => {
    await put('before', 3);
    expect(await hit('first')).toBe(1);
    await put('behind', 3);
    expect([await hit('before'), await hit('behind')]).toEqual([4, 1]);
  });

  it('asks for each address while more are stored than it holds', async () => {
    for (let number = 0; number < MOST + 5; number += 1) await put(`old${number}`, 2);
    for (let number = 0; number < MOST + 5; number += 1) expect(await hit(`old${number}`)).toBe(3);
    expect(await hit('new')).toBe(1);
    expect(counts.size).toBeLessThanOrEqual(MOST);
  });

  it('drops the oldest stored counts when it is full, and reads them again', async () => {
    for (let number = 0; number < 3 * MOST; number += 1) {
      expect(await hit(`a${number}`)).toBe(1);
      await counts.store();
    }
    expect(counts.size).toBeLessThanOrEqual(MOST);
    for (let number = 0; number < 3 * MOST; number += 1) expect(await hit(`a${number}`)).toBe(2);
    await counts.store();
    expect(new Set(Object.values(await table()))).toEqual(new Set([2, 1]));
  });

  it('drops what is stored before an older count that waits for the disk', async () => {
    for (let number = 0; number < MOST; number += 1) await hit(`a${number}`);
    await counts.store();
    await hit('a0');
    await hit('new');
    expect([await hit('a0'), await hit('a1')]).toEqual([3, 2]);
  });

  it('counts twenty at once of an address that it has dropped', async () => {
    for (let number = 0; number < 2 * MOST; number += 1) {
      await hit(`a${number}`);
      await counts.store();
    }
    const seen = await Promise.all(Array.from({ length: 20 }, () => hit('a0')));
    expect(seen.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  });

  it('needs no look at the table again once all that it has dropped has ended', async () => {
    for (let number = 0; number < 2 * MOST; number += 1) {
      await hit(`a${number}`);
      await counts.store();
    }
    at(60);
    await db().deleteFrom('rate_limits').execute();
    await db()
      .insertInto('rate_limits')
      .values({ bucket: 'form:behind', hits: 3, resets_at: instant(120) })
      .execute();
    expect(await hit('behind')).toBe(1);
  });

  it('drops what has ended before what counts', async () => {
    for (let number = 0; number < 5; number += 1) await hit(`short${number}`, { seconds: 1 });
    for (let number = 0; number < 5; number += 1) await hit(`long${number}`);
    await counts.store();
    at(1);
    await hit('new');
    await db().deleteFrom('rate_limits').execute();
    expect(await hit('long0')).toBe(2);
    expect(counts.size).toBe(6);
  });

  it('drops no count of an open transaction', async () => {
    const end = Promise.withResolvers<void>();
    const counted = Promise.withResolvers<void>();
    const work = transaction(async () => {
      await hit('held');
      counted.resolve();
      await end.promise;
      throw new Error('taken back');
    });
    await counted.promise;
    for (let number = 0; number < 2 * MOST; number += 1) await hit(`a${number}`);
    expect(await hit('held')).toBe(2);
    end.resolve();
    await expect(work).rejects.toThrow('taken back');
    expect(await hit('held')).toBe(2);
  });

  it('keeps what could not be stored, and stores it as soon as that is possible', async () => {
    await hit('a');
    await refuse();
    await hit('b');
    await expect(counts.store()).rejects.toThrow('full');
    expect(await hit('a')).toBe(2);
    await accept();
    await vi.waitFor(async () => expect(await table()).toEqual({ a: 2, b: 1 }), { timeout: 20_000 });
  });

  it('stays within its bound while nothing can be stored', async () => {
    await refuse();
    for (let number = 0; number < 3 * MOST; number += 1) await hit(`a${number}`);
    await expect(counts.store()).rejects.toThrow('full');
    expect(counts.size).toBeLessThanOrEqual(MOST);
    expect(await hit(`a${3 * MOST - 1}`)).toBe(2);
    await accept();
  });

  it('stores nothing of an address whose only hit was taken back', async () => {
    const work = transaction(async () => {
      await hit('a');
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    await counts.store();
    expect([await table(), counts.size]).toEqual([{}, 0]);
  });

  it('stores thousands of addresses in one transaction', async () => {
    counts = new AddressCounts();
    for (let number = 0; number < 2_500; number += 1) await hit(`a${number}`, { weight: number + 1 });
    await counts.store();
    const stored = await table();
    expect([Object.keys(stored).length, stored.a0, stored.a2499]).toEqual([2_500, 1, 2_500]);
  });
});
