import { describe, expect, it } from 'vitest';
import { HoursSettings, WEEKDAYS } from './hours.contract.ts';
import { openingWords, toOpeningSpans } from './opening-week.views.ts';

const MORNING = { from: '08:00', to: '12:00' };
const AFTERNOON = { from: '13:30', to: '18:00' };
const workdays = (spans: object[]) => Object.fromEntries(WEEKDAYS.slice(0, 5).map((day) => [day, spans]));
const read = (hours: object): string => openingWords(HoursSettings.parse(hours)).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('openingWords', () => {
  it('says nothing while no hours are set', () => expect(read({})).toBe(''));

  it('joins neighbouring days with the same hours', () => {
    expect(read({ ...workdays([MORNING, AFTERNOON]), saturday: [MORNING] })).toBe(
      'Du lundi au vendredi, 8 h à 12 h et 13 h 30 à 18 h ; samedi, 8 h à 12 h',
    );
    expect(read({ monday: [MORNING], wednesday: [MORNING] })).toBe('Lundi, 8 h à 12 h ; mercredi, 8 h à 12 h');
  });

  it('writes a week without an end as one', () => {
    const always = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: '00:00', to: '24:00' }]]));
    expect(read(always)).toBe('24h/24, 7j/7');
    expect(read({ ...always, sunday: [] })).toBe('Du lundi au samedi, 0 h à 24 h');
  });
});

describe('toOpeningSpans', () => {
  it('groups the days of each opening time', () => {
    const hours = HoursSettings.parse({ ...workdays([MORNING, AFTERNOON]), saturday: [MORNING] });
    expect(toOpeningSpans(hours)).toEqual([
      { days: WEEKDAYS.slice(0, 6), opens: '08:00', closes: '12:00' },
      { days: WEEKDAYS.slice(0, 5), opens: '13:30', closes: '18:00' },
    ]);
    expect(toOpeningSpans(HoursSettings.parse({}))).toEqual([]);
  });
});
