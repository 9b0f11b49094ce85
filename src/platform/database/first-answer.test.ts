import { createServer } from 'node:net';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { startFreezableProxy } from '#tests/support/frozen-proxy.ts';
import { log } from '../log.server.ts';
import { closeDatabase, openDatabase, postgresPool } from './database.server.ts';
import { waitForDatabase } from './first-answer.server.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';

useDatabase();

describe('waitForDatabase', () => {
  it('returns at once where the database answers', async () => {
    await expect(waitForDatabase()).resolves.toBeUndefined();
  });
});

describe.runIf(isPostgres)('waitForDatabase on a server that is not ready', () => {
  afterEach(() => closeDatabase());

  it('waits until the server answers', async () => {
    const direct = new URL(postgresPool()?.options.connectionString ?? inject('postgresUrl'));
    const proxy = await startFreezableProxy(Number(direct.port));
    proxy.freeze();
    direct.port = String(proxy.port);
    await openDatabase(direct.href);
    let isReady = false;
    const waiting = waitForDatabase(60_000, false).then(() => {
      isReady = true;
    });
    await expect(waitForDatabase(0)).rejects.toThrow(/connect/i);
    expect(isReady).toBe(false);
    proxy.thaw();
    await waiting;
    await closeDatabase();
    await proxy.close();
  });

  it('reports a server that never answers', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    await new Promise((resolve) => server.close(resolve));
    await openDatabase(`postgres://nobody@127.0.0.1:${port}/none`);
    await expect(waitForDatabase(600)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const tries = vi.spyOn(log(), 'warn');
    await expect(waitForDatabase(60_000, false)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(tries).not.toHaveBeenCalled();
  });
});
