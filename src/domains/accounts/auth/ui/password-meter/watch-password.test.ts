import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PasswordEstimate } from '../../password.views.ts';
import { PAUSE_MS, watchPassword } from './watch-password.ts';

const ofLength = (password: string): PasswordEstimate => ({
  score: password.length > 8 ? 4 : 1,
  pattern: 'bruteforce',
});

function watched(load = vi.fn(async () => ({ estimate: vi.fn(ofLength) }))) {
  const view: (number | undefined)[] = [];
  const watch = watchPassword(load, (estimate) => view.push(estimate?.score));
  return { watch, load, shown: view };
}
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(PAUSE_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('watchPassword', () => {
  it('loads the estimator at the first character, not earlier', () => {
    const { watch, load } = watched();
    watch.change('', []);
    expect(load).not.toHaveBeenCalled();
    watch.change('s', []);
    expect(load).toHaveBeenCalledOnce();
  });

  it('estimates once after several keys, with the known words', async () => {
    const estimate = vi.fn(ofLength);
    const { watch, shown: visible } = watched(vi.fn(async () => ({ estimate })));
    for (const typed of ['une', 'une tuile', 'une tuile bleue']) watch.change(typed, ['pouzin']);
    expect(visible).toEqual([]);
    await pause();
    expect(estimate.mock.calls).toEqual([['une tuile bleue', ['pouzin']]]);
    expect(visible).toEqual([4]);
  });

  it('drops the estimate of a password that changed while the estimator was loading', async () => {
    const slow = Promise.withResolvers<{ estimate: typeof ofLength }>();
    const { watch, shown: displayed } = watched(vi.fn(() => slow.promise) as never);
    watch.change('une tuile bleue', []);
    await pause();
    watch.change('court', []);
    await pause();
    slow.resolve({ estimate: ofLength });
    await vi.advanceTimersByTimeAsync(0);
    expect(displayed).toEqual([1]);
  });

  it('shows no estimate when the estimator cannot be loaded, and loads it again later', async () => {
    const load = vi.fn(async () => ({ estimate: vi.fn(ofLength) })).mockRejectedValueOnce(new TypeError('offline'));
    const { watch, shown: shownValue } = watched(load);
    watch.change('une tuile bleue', []);
    await pause();
    expect(shownValue).toEqual([undefined]);
    watch.change('une tuile bleue.', []);
    await pause();
    expect(shownValue).toEqual([undefined, 4]);
  });

  it('shows nothing after being stopped', async () => {
    const { watch, shown } = watched();
    watch.change('une tuile bleue', []);
    watch.stop();
    await pause();
    expect(shown).toEqual([]);
  });
});
