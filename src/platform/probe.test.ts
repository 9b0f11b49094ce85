import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProbe } from './probe.server.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('createProbe', () => {
  it('checks once for all callers until the result expires', async () => {
    const check = vi.fn(async () => {});
    const probe = createProbe(check, { freshMs: 5_000, withinMs: 1_000 });
    await Promise.all([probe(), probe()]);
    vi.advanceTimersByTime(4_999);
    await probe();
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await probe();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('rejects with the failure of the check until it expires', async () => {
    const check = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue(undefined);
    const probe = createProbe(check, { freshMs: 5_000, withinMs: 1_000 });
    await expect(probe()).rejects.toThrow('full');
    await expect(probe()).rejects.toThrow('full');
    vi.advanceTimersByTime(5_000);
    await expect(probe()).resolves.toBeUndefined();
  });

  it('rejects in time when the check hangs, and starts no second check meanwhile', async () => {
    const hanging = Promise.withResolvers<void>();
    const check = vi.fn(() => hanging.promise);
    const probe = createProbe(check, { freshMs: 1_000, withinMs: 1_500 });
    for (let turn = 0; turn < 3; turn += 1) {
      const refused = expect(probe()).rejects.toThrow('No answer within 1500 ms.');
      await vi.advanceTimersByTimeAsync(1_500);
      await refused;
    }
    expect(check).toHaveBeenCalledTimes(1);
    hanging.resolve();
    await expect(probe()).resolves.toBeUndefined();
  });
});
