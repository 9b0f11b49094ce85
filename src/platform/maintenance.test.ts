import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, postgresPool, transaction } from './database/database.server.ts';
import { findMaintenance, isInMaintenance, setMaintenance } from './maintenance.server.ts';

useDatabase();

describe('setMaintenance', () => {
  it('closes and opens the site once each, and says whether anything changed', async () => {
    expect(await setMaintenance(false)).toBe(false);
    expect(await setMaintenance(true)).toBe(true);
    const first = await findMaintenance();
    expect(await setMaintenance(true)).toBe(false);
    expect(await findMaintenance()).toEqual(first);
    expect(await setMaintenance(false)).toBe(true);
    expect(await findMaintenance()).toBeUndefined();
  });
});

describe('isInMaintenance', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('notices within half a second what another process has stored', async () => {
    expect(await isInMaintenance()).toBe(false);
    await db().insertInto('maintenance').values({ id: 1, started_at: '2026-11-26T08:00:00.000Z' }).execute();
    vi.advanceTimersByTime(499);
    expect(await isInMaintenance()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isInMaintenance()).toBe(true);
    await db().deleteFrom('maintenance').execute();
    vi.advanceTimersByTime(500);
    expect(await isInMaintenance()).toBe(false);
  });
});

describe.runIf(process.env.TEST_DATABASE === 'postgres')('isInMaintenance on a pool of connections', () => {
  it('answers the transactions that hold every connection while another caller waits for one', async () => {
    await db().insertInto('maintenance').values({ id: 1, started_at: '2026-11-26T08:00:00.000Z' }).execute();
    const connections = postgresPool()?.options.max ?? 0;
    const [full, outside] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let open = 0;
    const inside = Array.from({ length: connections }, () =>
      transaction(async () => {
        open += 1;
        if (open === connections) full.resolve();
        await outside.promise;
        return isInMaintenance();
      }),
    );
    await full.promise;
    const waiting = isInMaintenance();
    outside.resolve();
    expect([connections, new Set(await Promise.all(inside)), await waiting]).toEqual([10, new Set([true]), true]);
  });
});
