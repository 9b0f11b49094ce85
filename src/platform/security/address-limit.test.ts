import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { AppState } from '../app-state.server.ts';
import { freezeClock } from '../clock.server.ts';
import { closeDatabase, databaseFile, db, openDatabase, transaction } from '../database/database.server.ts';
import { setMaintenance } from '../maintenance.server.ts';
import { countAddress, limitAddress, storeAddressCounts } from './address-limit.server.ts';
import { purgeHits } from './rate-limit.server.ts';

useDatabase();

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const START = Date.parse('2026-11-20T08:00:00.000Z');
const at = (seconds: number): void => freezeClock(new Date(START + seconds * 1000));
const instant = (seconds: number): string => new Date(START + seconds * 1000).toISOString();
const FIVE_A_MINUTE = { hits: 5, seconds: 60 };
const hit = (address = '192.0.2.1') => limitAddress('form', address, FIVE_A_MINUTE);
const hits = async (address = '192.0.2.1') => (await countAddress('form', address, FIVE_A_MINUTE, 0)).hits;
const table = () => db().selectFrom('rate_limits').selectAll().orderBy('bucket').execute();
const stored = async () => {
  await storeAddressCounts();
  return table();
};
const row = (count: number, seconds = 60, address = '192.0.2.1') => ({
  bucket: `form:${address}`,
  hits: count,
  resets_at: instant(seconds),
});
const put = (count: number, seconds = 60, address?: string) =>
  db()
    .insertInto('rate_limits')
    .values(row(count, seconds, address))
    .execute();
const failure = new Error('taken back');
const rolledBack = async (work: () => Promise<unknown>): Promise<void> => {
  const whole = transaction(async () => {
    await work();
    throw failure;
  });
  await expect(whole).rejects.toBe(failure);
};

beforeEach(() => at(0));
afterEach(() => freezeClock());

describe('limitAddress', () => {
  it('refuses the hit beyond the limit with the seconds to wait, and counts addresses and names apart', async () => {
    for (let turn = 0; turn < 5; turn += 1) await hit();
    at(20);
    await expect(hit()).rejects.toMatchObject({ code: 'limit', status: 429, retryAfterSeconds: 40 });
    await hit('192.0.2.2');
    await limitAddress('other', '192.0.2.1', FIVE_A_MINUTE);
    expect(await stored()).toEqual([
      row(6),
      row(1, 80, '192.0.2.2'),
      { bucket: 'other:192.0.2.1', hits: 1, resets_at: instant(80) },
    ]);
  });

  it.each([
    ['alone', () => hit()],
    ['each in a transaction', () => transaction(() => hit())],
  ])('allows five of twenty at once, %s', async (_case, send) => {
    const ends = await Promise.allSettled(Array.from({ length: 20 }, send));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(send()).rejects.toMatchObject({ code: 'limit' });
  });

  it('starts anew when the period has ended', async () => {
    for (let turn = 0; turn < 5; turn += 1) await hit();
    await storeAddressCounts();
    at(59.999);
    await expect(hit()).rejects.toMatchObject({ retryAfterSeconds: 1 });
    at(60);
    await hit();
    expect(await stored()).toEqual([row(1, 120)]);
  });

  it('counts on from what is stored, by this version or an earlier one', async () => {
    await put(4);
    await put(5, 0, '192.0.2.2');
    await hit();
    await expect(hit()).rejects.toMatchObject({ code: 'limit' });
    await hit('192.0.2.2');
    expect(await stored()).toEqual([row(6), row(1, 60, '192.0.2.2')]);
  });

  it('counts in the memory of maintenance, and writes nothing, while the site is closed', async () => {
    await hit();
    await storeAddressCounts();
    await setMaintenance(true);
    for (let turn = 0; turn < 5; turn += 1) await hit();
    await expect(hit()).rejects.toMatchObject({ code: 'limit' });
    expect(await stored()).toEqual([row(1)]);
  });
});

describe('countAddress', () => {
  it('takes back what a rolled back transaction has counted, and nothing else', async () => {
    await hit();
    await rolledBack(async () => {
      await hit();
      await countAddress('form', '192.0.2.1', FIVE_A_MINUTE, 3);
      await hit('192.0.2.2');
      expect(await hits()).toBe(5);
    });
    expect([await hits(), await hits('192.0.2.2')]).toEqual([1, 0]);
    expect((await stored()).filter((one) => one.hits > 0)).toEqual([row(1)]);
  });

  it('takes back the hits of a transaction inside another one when that one is rolled back', async () => {
    await rolledBack(async () => {
      await transaction(() => hit());
      expect(await hits()).toBe(1);
    });
    expect(await hits()).toBe(0);
  });

  it('keeps the hit of a failed transaction inside one that is committed, like every other write of it', async () => {
    await transaction(async () => {
      await expect(rolledBack(() => hit())).resolves.toBeUndefined();
      await put(1, 60, '192.0.2.2');
    });
    expect(await stored()).toEqual([row(1), row(1, 60, '192.0.2.2')]);
  });

  it('takes nothing of a new period back for a hit of the one before', async () => {
    await rolledBack(async () => {
      await hit();
      at(60);
      await hit();
      await hit();
      expect(await hits()).toBe(2);
    });
    expect(await hits()).toBe(0);
  });

  it('begins the period with the first hit that is not taken back', async () => {
    await rolledBack(() => hit());
    at(30);
    await hit();
    expect(await stored()).toEqual([row(1, 90)]);
  });
});

describe('purgeHits', () => {
  it('deletes what has ended, here and in memory', async () => {
    await hit();
    await countAddress('form', '192.0.2.2', { hits: 5, seconds: 120 });
    await storeAddressCounts();
    at(60);
    await purgeHits();
    expect(await stored()).toEqual([row(1, 120, '192.0.2.2')]);
    await hit();
    expect([await hits(), await hits('192.0.2.2')]).toEqual([1, 1]);
  });
});

describe.runIf(!isPostgres)('limitAddress on SQLite', () => {
  const file = (): string => databaseFile() ?? '';

  it('keeps counts over a restart', async () => {
    const path = file();
    for (let turn = 0; turn < 5; turn += 1) await transaction(() => hit());
    expect(await table()).toEqual([]);
    await storeAddressCounts();
    await closeDatabase();
    await openDatabase(path);
    await expect(hit()).rejects.toMatchObject({ code: 'limit' });
  });

  it('keeps what was stored last of a process that is killed', async () => {
    for (let turn = 0; turn < 5; turn += 1) await transaction(() => hit());
    await vi.waitFor(async () => expect(await table()).toEqual([row(5)]), { timeout: 20_000 });
    const path = file();
    await new AppState().run(async () => {
      at(0);
      await openDatabase(path);
      await expect(hit()).rejects.toMatchObject({ code: 'limit' });
      await closeDatabase();
    });
  });

  it('stores a count again after a rollback of what was stored meanwhile', async () => {
    await hit();
    const [counted, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = rolledBack(async () => {
      await hit();
      counted.resolve();
      await ended.promise;
    });
    await counted.promise;
    // It counts the open hit too, and waits for its transaction.
    const storing = storeAddressCounts();
    await nextTurn();
    ended.resolve();
    await Promise.all([work, storing]);
    await vi.waitFor(async () => expect(await table()).toEqual([row(1)]), { timeout: 20_000 });
  });

  it('uses the counts of the open database alone', async () => {
    const path = file();
    for (let turn = 0; turn < 5; turn += 1) await hit();
    await closeDatabase();
    await openDatabase(path);
    expect(await hits()).toBe(0);
  });
});

describe.runIf(isPostgres)('limitAddress on PostgreSQL', () => {
  it('counts at two nodes together', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db());
    const node = new AppState();
    await node.run(() => openDatabase(`${inject('postgresUrl')}${rows[0]?.name}`));
    node.run(() => at(0));
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? hit() : node.run(() => hit()))),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await table()).toEqual([row(20)]);
    await node.run(() => closeDatabase());
  });
});
