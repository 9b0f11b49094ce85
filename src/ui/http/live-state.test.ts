import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceLive, followLiveState, getLiveState } from './live-state.ts';

describe('live state', () => {
  beforeEach(() => {
    vi.stubGlobal('window', globalThis);
    vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') });
    announceLive(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('passes over a short gap', () => {
    const seen: boolean[] = [];
    const stop = followLiveState(() => seen.push(getLiveState().isLive));
    announceLive(false);
    vi.advanceTimersByTime(2_000);
    announceLive(true);
    vi.advanceTimersByTime(60_000);
    stop();
    expect(seen).toEqual([true]);
  });

  it('states from when the data are after a longer one, however many attempts fail', () => {
    vi.advanceTimersByTime(60_000);
    announceLive(false);
    vi.advanceTimersByTime(2_000);
    announceLive(false);
    vi.advanceTimersByTime(2_000);
    announceLive(false);
    expect(getLiveState()).toEqual({ isLive: false, lastLive: Date.parse('2026-11-25T09:01:00Z') });
    announceLive(true);
    expect(getLiveState()).toEqual({ isLive: true, lastLive: Date.now() });
  });
});
