import { describe, expect, it, vi } from 'vitest';
import { lateWork } from './late-work.server.ts';

const aWorker = () => ({ stop: vi.fn(async () => {}) }) as never;

describe('lateWork', () => {
  it('starts what has been prepared, and stops it', async () => {
    const worker = { stop: vi.fn(async () => {}) };
    const { start, stop } = lateWork(async () => () => worker as never);
    await start();
    expect(worker.stop).not.toHaveBeenCalled();
    await stop();
    expect(worker.stop).toHaveBeenCalledOnce();
  });

  it('starts nothing once it has been stopped', async () => {
    const begin = vi.fn(aWorker);
    const prepared = Promise.withResolvers<() => never>();
    const prepare = vi.fn(() => prepared.promise);
    const { start, stop } = lateWork(prepare);
    const starting = start();
    await stop();
    prepared.resolve(begin);
    await starting;
    await start();
    expect(begin).not.toHaveBeenCalled();
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('fails as the preparation fails, but for one that was stopped', async () => {
    await expect(lateWork(() => Promise.reject(new Error('no such file'))).start()).rejects.toThrow('no such file');
    const prepared = Promise.withResolvers<() => never>();
    const { start, stop } = lateWork(() => prepared.promise);
    const starting = start();
    await stop();
    prepared.reject(new Error('The database is closed.'));
    await expect(starting).resolves.toBeUndefined();
  });
});
