import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { engine, postgresPool, transaction } from '../database/database.server.ts';
import { log } from '../log.server.ts';
import { LISTENERS, listenToNodes, publish, stopListening, subscribe } from './events.server.ts';

useDatabase();

let heard: unknown[] = [];
const stops: (() => void)[] = [];
const listen = () => stops.push(subscribe('admin', (message) => heard.push(message)));
const hears = (messages: unknown[]) => vi.waitFor(() => expect(heard).toEqual(messages));

beforeEach(async () => {
  heard = [];
  await listenToNodes();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  stopListening();
});

describe('publish', () => {
  it('notifies all subscribers of the topic and no others', async () => {
    listen();
    listen();
    stops.push(subscribe('content', () => heard.push('other')));
    await publish('admin', { event: 'notification', id: 1 });
    const message = { event: 'notification', id: 1 };
    await hears([message, message]);
  });

  it('notifies only after the transaction is committed', async () => {
    listen();
    await transaction(async () => {
      await publish('admin', { event: 'notification', id: 1 });
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard).toEqual([]);
    });
    await hears([{ event: 'notification', id: 1 }]);
  });

  it('drops an event of a transaction that failed', async () => {
    listen();
    const work = transaction(async () => {
      await publish('admin', { event: 'lost' });
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow();
    await publish('admin', { event: 'kept' });
    await hears([{ event: 'kept' }]);
  });

  it('notifies no listener that has unsubscribed', async () => {
    const stop = subscribe('admin', () => heard.push('late'));
    stop();
    listen();
    await publish('admin', { event: 'a' });
    await hears([{ event: 'a' }]);
  });

  it('notifies the other listeners and keeps the transaction when one listener throws', async () => {
    stops.push(
      subscribe('admin', () => {
        throw new Error('closed screen');
      }),
    );
    listen();
    await expect(transaction(() => publish('admin', { event: 'a' }))).resolves.toBeUndefined();
    await hears([{ event: 'a' }]);
  });
});

describe.runIf(process.env.TEST_DATABASE === 'postgres')('listenToNodes', () => {
  it('receives an event of another node and ignores invalid messages on the channel', async () => {
    listen();
    await postgresPool()?.query(`notify faitage, 'nonsense'`);
    await postgresPool()?.query(`notify faitage, '{"topic":"admin","message":{"event":"far"}}'`);
    await hears([{ event: 'far' }]);
  });

  it('reopens a closed connection and drops everything that may be outdated', async () => {
    listen();
    const dropped: unknown[] = [];
    stops.push(subscribe('content', (message) => dropped.push(message)));
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like $1';
    await postgresPool()?.query(others, ['listen%']);
    await vi.waitFor(() => expect(dropped).toEqual([{ what: 'everything' }]));
    await publish('admin', { event: 'again' });
    await hears([{ event: 'again' }]);
  });

  it('opens no connection after stopListening', async () => {
    const pool = postgresPool();
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like $1';
    await pool?.query(others, ['listen%']);
    stopListening();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const listening = `select count(*) as count from pg_stat_activity where datname = current_database() and query like 'listen%'`;
    expect((await pool?.query(listening))?.rows).toEqual([{ count: 0 }]);
    expect(engine()).toBe('postgres');
  });
});

describe.runIf(process.env.TEST_DATABASE === 'postgres')('publish to other nodes', () => {
  let other: pg.PoolClient;
  let asked: string[] = [];

  /** Joins as a node that listens and answers nothing by itself. */
  async function join(): Promise<void> {
    other = (await postgresPool()?.connect()) as pg.PoolClient;
    asked = [];
    other.on('notification', ({ payload = '' }) => {
      const { ask } = JSON.parse(payload);
      if (ask !== undefined) asked.push(ask);
    });
    await other.query('listen faitage');
    await other.query(`select pg_advisory_lock_shared(${LISTENERS.join()})`);
    stops.push(() => other.release(true));
  }

  it('returns once they have handled a change of content, asked once for a whole transaction', async () => {
    await join();
    let isBack = false;
    const change = transaction(async () => {
      await publish('content', { what: 'blog' });
      await publish('content', { what: 'pages' });
    }).then(() => {
      isBack = true;
    });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await postgresPool()?.query('select 1');
    expect(isBack).toBe(false);
    await other.query('select pg_notify($1, $2)', ['faitage', JSON.stringify({ heard: asked[0] })]);
    await change;
    expect(asked).toHaveLength(1);
  });

  it('waits a second at most for a node that does not answer, and logs it', async () => {
    await join();
    const warn = vi.spyOn(log(), 'warn').mockImplementation(() => undefined);
    await publish('content', { what: 'blog' });
    expect(warn).toHaveBeenCalledExactlyOnceWith({ missing: 1 }, 'a node has not confirmed a change in time');
  });

  it('waits for nobody with other messages, or without other nodes', async () => {
    await publish('content', { what: 'blog' });
    await join();
    await publish('admin', { event: 'notification' });
    expect(asked).toEqual([]);
  });
});
