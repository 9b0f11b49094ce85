import { describe, expect, it } from 'vitest';
import { parisInstant } from '#src/kernel/dates.ts';
import { HoursSettings } from './hours.contract.ts';
import { openingAt } from './opening-hours.rules.ts';
import { OPENING_HOURS_TEXTS } from './opening-hours.texts.ts';
import { openingSentence } from './opening-hours.views.ts';
import { USUAL_WEEK } from './setting.fixture.server.ts';

const USUAL = HoursSettings.parse(USUAL_WEEK);

const ALL_DAY = [{ from: '00:00', to: '24:00' }];

const week = (spans: { from: string; to: string }[]) => ({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: spans,
});

const ALWAYS = HoursSettings.parse({ ...week(ALL_DAY), closed_on_holidays: false });

const at = (local: string): Date => {
  const [day = '', time = ''] = local.split(' ');
  return parisInstant(day, time);
};

const sent = (hours: HoursSettings, local: string): string | undefined =>
  openingSentence(hours, at(local), OPENING_HOURS_TEXTS)?.replaceAll('\u00a0', ' ');

const isOpen = (hours: HoursSettings, instant: Date): boolean => openingAt(hours, instant).isOpen;

describe('sentence outside opening hours', () => {
  it.each([
    ['before the morning', '2026-11-23 07:59', 'Nous répondons aujourd’hui à 8 h.'],
    ['at opening time', '2026-11-23 08:00', 'Nous revenons dès que possible.'],
    ['at noon', '2026-11-23 12:00', 'Nous répondons aujourd’hui à 13 h 30.'],
    ['in the evening', '2026-11-23 18:00', 'Nous répondons demain à 8 h.'],
    ['on Saturday afternoon', '2026-11-21 15:00', 'Nous répondons lundi à 8 h.'],
    ['in the night to Monday', '2026-11-23 00:10', 'Nous répondons aujourd’hui à 8 h.'],
    [
      'before a holiday on Monday',
      '2023-12-31 10:00',
      'Nous répondons le mardi 2 janvier à 8 h (fermé le lundi 1er janvier, jour de l’An).',
    ],
    ['on a holiday', '2024-01-01 10:00', 'Nous répondons demain à 8 h (fermé aujourd’hui, jour de l’An).'],
    ['on a holiday that is a Sunday', '2026-11-01 10:00', 'Nous répondons demain à 8 h.'],
    [
      'before two holidays of one day',
      '2008-04-30 20:00',
      'Nous répondons le vendredi 2 mai à 8 h (fermé le jeudi 1er mai, fête du Travail et Ascension).',
    ],
    [
      'before a holiday on Friday',
      '2026-12-24 19:00',
      'Nous répondons le samedi 26 décembre à 8 h (fermé le vendredi 25 décembre, Noël).',
    ],
  ])('shows the next opening: %s', (_when, local, sentence) => expect(sent(USUAL, local)).toBe(sentence));

  it.each([
    [
      'a bridge after Ascension',
      [{ from: '2026-05-15', to: '2026-05-16', label: 'pont' }],
      '2026-05-13 19:00',
      'Nous répondons le lundi 18 mai à 8 h (fermé le jeudi 14 mai, Ascension, et du 15 au 16 mai, pont).',
    ],
    [
      'holidays in August, around the 15th',
      [{ from: '2026-08-03', to: '2026-08-21', label: 'congés d’été' }],
      '2026-08-10 10:00',
      'Nous répondons le samedi 22 août à 8 h (fermé du 3 au 21 août, congés d’été).',
    ],
    [
      'a closure over the new year, without a name',
      [{ from: '2026-12-28', to: '2027-01-03' }],
      '2026-12-27 10:00',
      'Nous répondons le lundi 4 janvier à 8 h (fermé du 28 décembre au 3 janvier).',
    ],
    [
      'one day of it',
      [{ from: '2026-11-24', to: '2026-11-24', label: 'inventaire' }],
      '2026-11-23 18:30',
      'Nous répondons le mercredi 25 novembre à 8 h (fermé le mardi 24 novembre, inventaire).',
    ],
    [
      'a closed Sunday is no reason',
      [{ from: '2026-11-22', to: '2026-11-22' }],
      '2026-11-21 15:00',
      'Nous répondons lundi à 8 h.',
    ],
  ])('names the closure: %s', (_what, closures, local, sentence) =>
    expect(sent(HoursSettings.parse({ ...USUAL_WEEK, closures }), local)).toBe(sentence),
  );

  it('returns no sentence when the company never opens', () => {
    expect(sent(HoursSettings.parse(week([])), '2026-11-23 10:00')).toBeUndefined();
    const closures = [{ from: '2026-01-01', to: '2039-12-31' }];
    expect(sent(HoursSettings.parse({ ...USUAL_WEEK, closures }), '2026-11-23 10:00')).toBeUndefined();
  });

  it('names a day more than a week away by its date', () => {
    const once = HoursSettings.parse({ ...week([]), monday: [{ from: '09:05', to: '12:00' }] });
    expect(sent(once, '2026-11-23 12:00')).toBe('Nous répondons le lundi 30 novembre à 9 h 05.');
  });

  it('closes on two additional holidays in Alsace and Moselle', () => {
    expect(sent(HoursSettings.parse({ ...USUAL_WEEK, alsace_moselle: true }), '2026-04-03 09:00')).toBe(
      'Nous répondons demain à 8 h (fermé aujourd’hui, Vendredi saint).',
    );
    expect(isOpen(USUAL, at('2026-04-03 09:00'))).toBe(true);
  });
});

describe('hours around midnight', () => {
  it('closes at midnight when a span ends at 24:00', () => {
    const late = HoursSettings.parse({ ...week([]), monday: [{ from: '18:00', to: '24:00' }] });
    expect(isOpen(late, at('2026-11-23 23:59'))).toBe(true);
    expect(isOpen(late, at('2026-11-24 00:00'))).toBe(false);
    const always = { ...ALWAYS, closed_on_holidays: true };
    expect(sent(always, '2026-12-25 00:00')).toBe('Nous répondons demain à 0 h (fermé aujourd’hui, Noël).');
  });
});

describe('daylight saving time', () => {
  const night = HoursSettings.parse(week([{ from: '02:30', to: '04:00' }]));

  it('moves a nonexistent time in spring one hour later', () => {
    expect(sent(night, '2026-03-29 01:59')).toBe('Nous répondons aujourd’hui à 3 h 30.');
    expect(isOpen(night, new Date('2026-03-29T01:29:00Z'))).toBe(false);
    expect(isOpen(night, new Date('2026-03-29T01:30:00Z'))).toBe(true);
  });
});
