import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { engine, postgresPool, transaction } from '../database/database.server.ts';
import { listenToNodes, publish, stopListening, subscribe } from './events.server.ts';

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
