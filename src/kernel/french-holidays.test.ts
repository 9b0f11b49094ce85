import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, frenchHolidays, getEaster, holidaysOn } from './french-holidays.ts';

const getDays = (year: number): Record<string, string> => Object.fromEntries(frenchHolidays(year));

describe('frenchHolidays', () => {
  describe('frenchHolidays', () => {
    it.each([
      [2024, '04-01', '05-09', '05-20'],
      [2025, '04-21', '05-29', '06-09'],
      [2026, '04-06', '05-14', '05-25'],
      [2027, '03-29', '05-06', '05-17'],
      [2028, '04-17', '05-25', '06-05'],
      [2029, '04-02', '05-10', '05-21'],
      [2030, '04-22', '05-30', '06-10'],
      [2008, '03-24', '05-01', '05-12'],
      [2000, '04-24', '06-01', '06-12'],
      [2038, '04-26', '06-03', '06-14'],
    ])('moves the holidays of %i with Easter', (year, easterMonday, ascension, whitMonday) => {
      const days = getDays(year);
      expect([days['easter-monday'], days.ascension, days['whit-monday']]).toEqual(
        [easterMonday, ascension, whitMonday].map((day) => `${year}-${day}`),
      );
      expect(Object.keys(days)).toHaveLength(11);
    });

    it('keeps the other holidays on the dates of the labour code', () => {
      const { 'easter-monday': _one, ascension: _two, 'whit-monday': _three, ...fixed } = getDays(2026);
      expect(Object.values(fixed).map((day) => day.slice(5))).toEqual([
        '01-01',
        '05-01',
        '05-08',
        '07-14',
        '08-15',
        '11-01',
        '11-11',
        '12-25',
      ]);
    });

    it('returns both holidays when they fall on one day', () => {
      expect(holidaysOn('2008-05-01')).toEqual(['labour-day', 'ascension']);
      expect(holidaysOn('2008-05-02')).toEqual([]);
    });
  });

  describe('frenchHolidays for Alsace and Moselle', () => {
    it('adds two holidays, by option', () => {
      expect(holidaysOn('2026-04-03')).toEqual([]);
      expect(holidaysOn('2026-04-03', { alsaceMoselle: true })).toEqual(['good-friday']);
      expect(holidaysOn('2026-12-26', { alsaceMoselle: true })).toEqual(['saint-stephen']);
      expect(frenchHolidays(2026, { alsaceMoselle: true })).toHaveLength(13);
    });
  });

  describe('getEaster', () => {
    it.each([
      [1818, '1818-03-22'],
      [1943, '1943-04-25'],
      [1954, '1954-04-18'],
      [1981, '1981-04-19'],
      [2049, '2049-04-18'],
      [2285, '2285-03-22'],
    ])('returns for %i the date in the published tables', (year, day) => expect(getEaster(year)).toBe(day));

    it('returns a Sunday from 22 March to 25 April', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
          const day = getEaster(year);
          expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0);
          expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
        }),
      );
    });
  });

  it('counts days across months, leap days and years', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});
