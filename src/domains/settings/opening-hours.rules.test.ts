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
  it('opens on holidays when the settings allow it', () => {
    expect(isOpen({ ...USUAL, closed_on_holidays: false }, at('2024-01-01 10:00'))).toBe(true);
  });
});

describe('hours around midnight', () => {
  it('opens a whole day and a whole week without a gap', () => {
    for (const local of ['2026-11-23 23:59', '2026-11-24 00:00', '2026-03-29 03:00', '2026-10-25 02:30']) {
      expect(isOpen(ALWAYS, at(local))).toBe(true);
    }
  });
});

describe('daylight saving time', () => {
  const night = HoursSettings.parse(week([{ from: '02:30', to: '04:00' }]));

  it('opens at the first of two equal times in autumn, and stays open', () => {
    expect(isOpen(night, new Date('2026-10-25T00:29:00Z'))).toBe(false);
    expect(isOpen(night, new Date('2026-10-25T00:30:00Z'))).toBe(true);
    // 02:15, after the clock was set back.
    expect(isOpen(night, new Date('2026-10-25T01:15:00Z'))).toBe(true);
    expect(isOpen(night, new Date('2026-10-25T03:00:00Z'))).toBe(false);
  });

  it('opens on the next day at the local hour', () => {
    expect(sent(USUAL, '2026-10-24 20:00')).toBe('Nous répondons lundi à 8 h.');
    const opening = openingAt(USUAL, at('2026-03-28 20:00'));
    expect(opening).toMatchObject({ next: { at: new Date('2026-03-30T06:00:00Z') } });
  });
});

describe('validation of the hours', () => {
  const refused = (values: object): string[] =>
    HoursSettings.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

  it.each([
    [{ monday: [{ from: '12:00', to: '08:00' }] }, 'monday.0 La fin doit suivre le début.'],
    [{ monday: [{ from: '08:00', to: '' }] }, 'monday.0.to Heure attendue (08:30).'],
    [
      {
        monday: [
          { from: '13:00', to: '18:00' },
          { from: '08:00', to: '13:30' },
        ],
      },
      'monday Deux plages se chevauchent.',
    ],
    [{ monday: Array.from({ length: 4 }, () => ALL_DAY[0]) }, 'monday 3 plages par jour au maximum.'],
    [{ closures: [{ from: '2026-08-21', to: '2026-08-03' }] }, 'closures.0 La fin doit suivre le début.'],
    [{ closures: [{ from: '2026-02-30', to: '2026-03-01' }] }, 'closures.0.from Date attendue.'],
  ])('rejects %j', (values, sentence) => expect(refused(values)).toContain(sentence));

  it('sorts the spans of a day', () => {
    const { monday } = HoursSettings.parse({
      monday: [
        { from: '13:30', to: '18:00' },
        { from: '08:00', to: '13:30' },
      ],
    });
    expect(monday.map(({ from }) => from)).toEqual(['08:00', '13:30']);
  });
});
