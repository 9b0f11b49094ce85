import { describe, expect, it } from 'vitest';
import {
  getShare,
  getTrend,
  growthMarks,
  parisMidnight,
  responseScore,
  roundHours,
  toChange,
  toSpans,
} from './figures.rules.ts';
import { PERIODS } from './period.contract.ts';

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

const AT = new Date('2026-11-21T08:00:00.000Z');

describe('period rules', () => {
  describe('parisMidnight', () => {
    it.each([
      ['2026-01-15', '2026-01-14T23:00:00.000Z'],
      ['2026-07-15', '2026-07-14T22:00:00.000Z'],
      // Daylight saving time changes in the night after it, or before the next one.
      ['2026-03-29', '2026-03-28T23:00:00.000Z'],
      ['2026-03-30', '2026-03-29T22:00:00.000Z'],
      ['2026-10-25', '2026-10-24T22:00:00.000Z'],
      ['2026-10-26', '2026-10-25T23:00:00.000Z'],
    ])('starts the day %s at %s', (day, instant) => {
      expect(parisMidnight(day).toISOString()).toBe(instant);
    });
  });

  describe('toSpans', () => {
    it('returns thirty days, today last', () => {
      const { days } = toSpans('month', AT);
      expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-23', '2026-11-21']);
    });

    it('returns thirteen weeks from Monday, the current one last', () => {
      const { days } = toSpans('quarter', AT);
      expect([days.length, days[0], days.at(-1)]).toEqual([13, '2026-08-24', '2026-11-16']);
    });

    it('returns twelve months, the current one last', () => {
      const { days } = toSpans('year', AT);
      expect([days.length, days[0], days.at(-1)]).toEqual([12, '2025-12-01', '2026-11-01']);
    });

    it('uses the day in Paris, not that of the server', () => {
      expect(toSpans('month', new Date('2026-11-21T23:30:00.000Z')).days.at(-1)).toBe('2026-11-22');
      expect(toSpans('quarter', new Date('2026-11-22T22:59:00.000Z')).days.at(-1)).toBe('2026-11-16');
      expect(toSpans('year', new Date('2026-12-31T23:00:00.000Z')).days.at(-1)).toBe('2027-01-01');
    });

    it.each(PERIODS)('divides a %s into contiguous spans that include the current time', (period) => {
      const { days, marks } = toSpans(period, AT);
      expect(marks).toHaveLength(days.length + 1);
      expect(marks.toSorted()).toEqual(marks);
      expect(marks.at(-2)! <= AT.toISOString() && AT.toISOString() < marks.at(-1)!).toBe(true);
    });
  });

  it('compares thirty days with the thirty before for growth', () => {
    expect(growthMarks(AT)).toEqual([
      '2026-09-22T08:00:00.000Z',
      '2026-10-22T08:00:00.000Z',
      '2026-11-21T08:00:00.000Z',
    ]);
  });
});
