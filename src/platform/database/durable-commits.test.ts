import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GROUP_ENOUGH } from './commit-group.server.ts';
import { SqliteDriver } from './sqlite-driver.server.ts';

/** A log whose syncs end when the test says so. */
class HeldLog {
  readonly syncs: PromiseWithResolvers<void>[] = [];
  isHeld = false;
  closed = 0;

  sync(): Promise<void> {
    if (!this.isHeld) return Promise.resolve();
    const sync = Promise.withResolvers<void>();
    this.syncs.push(sync);
    return sync.promise;
  }
  close(): void {
    this.closed += 1;
  }
}

let folder: string;
let log: HeldLog;
let driver: SqliteDriver;

const run = async (sql: string, ...values: unknown[]) =>
  (await driver.acquireConnection()).executeQuery<{ name: string }>(CompiledQuery.raw(sql, values));
const put = (name: string) => run('insert into names (name) values (?)', name);
const readNames = async () => (await run('select name from names order by name')).rows.map(({ name }) => name);
const untilSyncs = (count: number) => vi.waitFor(() => expect(log.syncs).toHaveLength(count));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-log-'));
  log = new HeldLog();
  driver = new SqliteDriver(join(folder, 'test.db'), log);
  await driver.init();
  await run('create table names (name text primary key) strict');
  log.isHeld = true;
});

afterEach(async () => {
  vi.restoreAllMocks();
  log.isHeld = false;
  await driver.destroy();
  rmSync(folder, { recursive: true });
});

describe('SqliteDriver while a commit becomes durable', () => {
  it('ends no write and shows none before the log is durable', async () => {
    const ended = vi.fn();
    const write = put('a').then(ended);
    await untilSyncs(1);
    expect(await readNames()).toEqual([]);
    await nextTurn();
    expect(ended).not.toHaveBeenCalled();
    log.syncs[0]?.resolve();
    await write;
    expect(await readNames()).toEqual(['a']);
  });

  it('takes into one commit what comes while others keep joining', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const writes: Promise<unknown>[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      writes.push(put(name));
      await nextTurn();
    }
    await untilSyncs(1);
    log.syncs[0]?.resolve();
    await Promise.all(writes);
    expect([log.syncs.length, await readNames()]).toEqual([1, ['a', 'b', 'c', 'd', 'e']]);
  });

  it('commits after some milliseconds although others keep joining', async () => {
    let at = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      at += 1;
      return at;
    });
    const writes: Promise<unknown>[] = [];
    while (log.syncs.length === 0 && writes.length < GROUP_ENOUGH - 1) {
      writes.push(put(String(writes.length)));
      await nextTurn();
    }
    expect(log.syncs).toHaveLength(1);
    log.isHeld = false;
    log.syncs[0]?.resolve();
    await Promise.all(writes);
  });

  it('runs the next transactions meanwhile and makes them durable together', async () => {
    const first = put('a');
    await untilSyncs(1);
    const next = Promise.all([put('b'), put('c')]);
    await nextTurn();
    expect(log.syncs).toHaveLength(1);
    log.syncs[0]?.resolve();
    await first;
    await untilSyncs(2);
    expect(await readNames()).toEqual(['a']);
    log.syncs[1]?.resolve();
    await next;
    expect(await readNames()).toEqual(['a', 'b', 'c']);
  });

  it('commits as soon as enough have come while the disk is free, and later all that came meanwhile', async () => {
    const names = Array.from({ length: 3 * GROUP_ENOUGH }, (_, index) => String(index));
    const writes = Promise.all(names.map(put));
    await untilSyncs(1);
    log.syncs[0]?.resolve();
    await untilSyncs(2);
    expect(await readNames()).toEqual(names.slice(0, GROUP_ENOUGH).sort());
    log.syncs[1]?.resolve();
    await writes;
    expect([log.syncs.length, await readNames()]).toEqual([2, names.sort()]);
  });

  it('lets a statement outside of transactions wait for it', async () => {
    const first = put('a');
    await untilSyncs(1);
    const vacuum = run('vacuum');
    await nextTurn();
    expect(log.syncs).toHaveLength(1);
    log.syncs[0]?.resolve();
    await untilSyncs(2);
    log.syncs[1]?.resolve();
    await Promise.all([first, vacuum]);
  });
});

describe('SqliteDriver after a failed fsync', () => {
  it('refuses its group and the one that was already running, then writes again', async () => {
    const first = put('a');
    await untilSyncs(1);
    const next = put('b');
    await nextTurn();
    log.syncs[0]?.reject(new Error('no disk'));
    await expect(first).rejects.toThrow('no disk');
    await expect(next).rejects.toThrow('no disk');
    log.isHeld = false;
    await put('c');
    // The first one is stored all the same: its caller does not know, as after a lost connection.
    expect(await readNames()).toEqual(['a', 'c']);
  });
});

describe('SqliteDriver at its end', () => {
  it('waits for the last commit and closes the log', async () => {
    const write = put('a');
    await untilSyncs(1);
    const end = driver.destroy();
    await nextTurn();
    expect(log.closed).toBe(0);
    log.syncs[0]?.resolve();
    await Promise.all([write, end]);
    expect(log.closed).toBe(1);
    driver = new SqliteDriver(join(folder, 'test.db'), log);
    await driver.init();
  });
});
