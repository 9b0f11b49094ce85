import { describe, expect, it } from 'vitest';
import { changeOf, responseScore, roundHours, shareOf, trendOf } from './figures.rules.ts';

describe('figures', () => {
  it.each([
    [112, 100, 12],
    [50, 100, -50],
    [3, 3, 0],
    [1, 3, -67],
    [5, 0, null],
    [5, null, null],
  ])('%s against %s', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change);
    expect(trendOf(now, before)).toEqual({ previous: before, change });
  });

  it('a part of nothing is not known', () => {
    expect(shareOf(1, 3)).toBe(33.3);
    expect(shareOf(0, 3)).toBe(0);
    expect(shareOf(0, 0)).toBeNull();
  });

  it('the score is a hundred minus the hours, and never below zero', () => {
    expect([0, 24, 99.9, 100, 500].map(responseScore)).toEqual([100, 76, 0.1, 0, 0]);
  });

  it('a day is assumed while nothing was answered', () => {
    expect([roundHours(null), roundHours(1.26)]).toEqual([24, 1.3]);
  });
});
