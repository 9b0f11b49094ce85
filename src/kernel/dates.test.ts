import { describe, expect, it } from 'vitest';
import { formatDateTime, formatLongDate, formatMonth, parisDay, showDatesIn, shownInstant, timeAgo } from './dates.ts';

describe('dates', () => {
  describe('dates in Paris time', () => {
    const lateEvening = '2026-11-20T23:30:00.000Z';

    it('formats UTC instants in Paris time', () => {
      expect(formatLongDate(lateEvening)).toBe('21 novembre 2026');
      expect(formatLongDate('2026-10-31T23:30:00.000Z')).toBe('1er novembre 2026');
      expect(formatMonth('2026-10-31T23:30:00.000Z')).toBe('novembre 2026');
      expect(formatDateTime(lateEvening)).toBe('21 nov. 2026, 00:30');
      expect(parisDay(new Date(lateEvening))).toBe('2026-11-21');
    });

    it.each([
      ['2026-03-28T22:59:59.999Z', '2026-03-28'],
      ['2026-03-28T23:00:00.000Z', '2026-03-29'],
      ['2026-03-29T22:00:00.000Z', '2026-03-30'],
      ['2026-10-25T22:59:59.999Z', '2026-10-25'],
      ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    ])('returns on the nights of the clock change for %s the day %s', (instant, day) => {
      expect(parisDay(new Date(instant))).toBe(day);
    });
  });

  describe('shownInstant', () => {
    it.each([
      ['Europe/Paris', '2026-11-26T08:30', '2026-11-26T07:30'],
      ['Europe/Paris', '2026-07-14T08:30', '2026-07-14T06:30'],
      // Within two hours of a change of the clocks, on both sides.
      ['Europe/Paris', '2026-03-29T01:30', '2026-03-29T00:30'],
      ['Europe/Paris', '2026-03-29T03:30', '2026-03-29T01:30'],
      ['Europe/Paris', '2026-10-25T03:30', '2026-10-25T02:30'],
      ['Indian/Reunion', '2026-11-26T00:05', '2026-11-25T20:05'],
      ['America/Martinique', '2026-11-26T23:05', '2026-11-27T03:05'],
    ])('reads in %s the time %s as %s in UTC', (zone, local, instant) => {
      showDatesIn(zone);
      const found = shownInstant(local).toISOString();
      showDatesIn('Europe/Paris');
      expect(found).toBe(`${instant}:00.000Z`);
    });
  });

  describe('timeAgo', () => {
    const now = new Date('2026-11-20T12:00:00.000Z');
    const before = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();

    it.each([
      [0, 'à l’instant'],
      [59, 'à l’instant'],
      [-59, 'à l’instant'],
      [60, 'il y a 1 minute'],
      [3_599, 'il y a 59 minutes'],
      [3_600, 'il y a 1 heure'],
      [86_399, 'il y a 23 heures'],
      [86_400, 'hier'],
      [172_800, 'avant-hier'],
      [864_000, 'il y a 10 jours'],
      [-7_200, 'dans 2 heures'],
    ])('formats %i seconds ago as %s', (seconds, sentence) => {
      expect(timeAgo(before(seconds), now)).toBe(sentence);
    });
  });

  it('formats instants in the time zone that the user chose', () => {
    expect(showDatesIn('America/New_York')).toBe(true);
    expect(showDatesIn('America/New_York')).toBe(false);
    expect(formatDateTime('2026-11-21T07:12:00.000Z')).toContain('02:12');
    expect(showDatesIn('Europe/Paris')).toBe(true);
    expect(formatDateTime('2026-11-21T07:12:00.000Z')).toContain('08:12');
  });
});
