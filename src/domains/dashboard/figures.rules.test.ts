import { describe, expect, it } from 'vitest';
import { getShare, getTrend, responseScore, roundHours, toChange } from './figures.rules.ts';

describe('dashboard figures', () => {
  it.each([
    [112, 100, 12],
    [50, 100, -50],
    [3, 3, 0],
    [1, 3, -67],
    [5, 0, null],
    [5, null, null],
  ])('compares %s with %s', (now, before, change) => {
    expect(toChange(now, before)).toBe(change);
    expect(getTrend(now, before)).toEqual({ previous: before, change });
  });

  it('returns null for a share of zero', () => {
    expect(getShare(1, 3)).toBe(33.3);
    expect(getShare(0, 3)).toBe(0);
    expect(getShare(0, 0)).toBeNull();
  });

  it('scores a hundred minus the hours, never below zero', () => {
    expect([0, 24, 99.9, 100, 500].map(responseScore)).toEqual([100, 76, 0.1, 0, 0]);
  });

  it('assumes 24 hours while nothing was answered', () => {
    expect([roundHours(null), roundHours(1.26)]).toEqual([24, 1.3]);
  });
});
