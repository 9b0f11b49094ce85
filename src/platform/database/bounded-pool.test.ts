import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { type FreezableProxy, startFreezableProxy } from '#tests/support/frozen-proxy.ts';
import { listenToNodes, publish, stopListening, subscribe } from '../events/events.server.ts';
import { closeDatabase, db, openDatabase, pingDatabase, postgresPool, transaction } from './database.server.ts';
import { isDatabaseOut } from './dialect.server.ts';
import { allowLongStatements, withUsualLimits } from './long-statements.server.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const RECOVERY_MS = 5_000;
const IMMEDIATE_MS = 200;

useDatabase();

const setting = async (name: string): Promise<string | undefined> =>
  (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db())).rows[0]?.value;

const LATE = Symbol('late');

/** Returns the error of some work, or `LATE`. A timer beside it measures: a busy machine delays both alike. */
const failure = (work: Promise<unknown>, withinMs: number): Promise<unknown> =>
  Promise.race([
    work.then(
      () => undefined,
      (cause: unknown) => cause,
    ),
    wait(withinMs, LATE, { ref: false }),
  ]);

describe.runIf(isPostgres)('BoundedPool', () => {
  it('limits a statement to five seconds, and allows longer only inside allowLongStatements', async () => {
    expect([await setting('statement_timeout'), await setting('lock_timeout')]).toEqual(['5s', '4s']);
    await allowLongStatements(60_000, async () => {
      expect([await setting('statement_timeout'), await setting('lock_timeout')]).toEqual(['1min', '1min']);
      await withUsualLimits(async () => expect(await setting('statement_timeout')).toBe('5s'));
    });
    expect(await setting('statement_timeout')).toBe('5s');
  });

  it('keeps a long statement running where it is allowed', async () => {
    await expect(allowLongStatements(60_000, () => sql`select pg_sleep(6)`.execute(db()))).resolves.toBeDefined();
  });

  it('opens ten connections at most, and limits the wait for one of them', async () => {
    // useDatabase() removes these limits.
    await openDatabase(postgresPool()?.options.connectionString ?? '');
    const pool = postgresPool();
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool?.connect()));
    const error = await failure(pingDatabase(), 2_000);
    for (const client of clients) client?.release();
    expect(isDatabaseOut(error), String(error)).toBe(true);
    await pingDatabase();
  });
});

describe.runIf(isPostgres)('BoundedPool on a server that hangs', () => {
  let proxy: FreezableProxy;

  beforeEach(async () => {
    const direct = new URL(postgresPool()?.options.connectionString ?? inject('postgresUrl'));
    proxy = await startFreezableProxy(Number(direct.port));
    const proxied = new URL(direct);
    proxied.port = String(proxy.port);
    await openDatabase(proxied.href);
    await listenToNodes();
  });

  afterEach(async () => {
    proxy.thaw();
    stopListening();
    await closeDatabase();
    await proxy.close();
  });

  it('fails within six seconds, then at once, and recovers within five of the server’s return', async () => {
    const received = vi.fn();
    const unsubscribe = subscribe('admin', received);
    await db().insertInto('rate_limits').values({ bucket: 'before', hits: 1, resets_at: '2030' }).execute();
    const frozen = Promise.withResolvers<void>();
    const interrupted = transaction(async () => {
      await db().insertInto('rate_limits').values({ bucket: 'lost', hits: 1, resets_at: '2030' }).execute();
      proxy.freeze();
      frozen.resolve();
      await db().selectFrom('rate_limits').select('bucket').execute();
    });
    await Promise.race([frozen.promise, interrupted]);
    const error = await failure(interrupted, 6_500);
    expect(isDatabaseOut(error), String(error)).toBe(true);
    const second = await failure(pingDatabase(), IMMEDIATE_MS);
    expect(isDatabaseOut(second), String(second)).toBe(true);
    proxy.thaw();
    await vi.waitFor(() => pingDatabase(), RECOVERY_MS);
    const buckets = await db().selectFrom('rate_limits').select('bucket').execute();
    expect(buckets).toEqual([{ bucket: 'before' }]);
    const far = JSON.stringify({ topic: 'admin', message: { event: 'far' }, from: 'another node' });
    await vi.waitFor(async () => {
      await sql`select pg_notify('faitage', ${far})`.execute(db());
      expect(received).toHaveBeenCalledWith({ event: 'far' });
    }, RECOVERY_MS);
    await publish('admin', { event: 'own' });
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith({ event: 'own' }));
    unsubscribe();
  });

  it('closes in time while the server hangs', async () => {
    await pingDatabase();
    proxy.freeze();
    expect(await failure(closeDatabase(), 3_000)).toBeUndefined();
  });
});
