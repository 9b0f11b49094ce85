import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HoursSettings } from './hours.contract.ts';
import { NOTHING_COMPUTED, PromiseSettings } from './promise.contract.ts';
import {
  findContradictions,
  isDayAndNight,
  resolvePromise,
  withDeclarationDays,
  withHoursDay,
} from './promise.rules.ts';

const declared = (value: number | string) => ({ source: 'declared', value });
const computed = { clients: 12, projects: 15, rating: 4.6, reviews: 5, answer_hours: 3.4 };

describe('resolvePromise', () => {
  it('says nothing by default, whatever the data say', () => {
    const promises = PromiseSettings.parse({});
    for (const name of Object.keys(promises) as (keyof PromiseSettings)[]) {
      expect(resolvePromise(promises, computed, name)).toBeNull();
    }
  });

  it.each([
    ['clients', declared(200), 200],
    ['clients', { source: 'computed', value: 200 }, 12],
    ['rating', { source: 'computed' }, 4.6],
    ['answer_hours', { source: 'computed' }, 4],
    ['certification', declared('Qualibat'), 'Qualibat'],
    ['certification', { source: 'none', value: 'Qualibat' }, null],
  ] as const)('resolves %s from %j', (name, promise, value) => {
    expect(resolvePromise(PromiseSettings.parse({ [name]: promise }), computed, name)).toBe(value);
  });

  it('says no computed figure without data, and promises at least an hour', () => {
    const promises = PromiseSettings.parse({
      projects: { source: 'computed' },
      answer_hours: { source: 'computed' },
    });
    expect(resolvePromise(promises, NOTHING_COMPUTED, 'projects')).toBeNull();
    expect(resolvePromise(promises, { ...computed, answer_hours: 0.2 }, 'answer_hours')).toBe(1);
    // An answer within seconds is still an answer.
    expect(resolvePromise(promises, { ...computed, answer_hours: 0 }, 'answer_hours')).toBe(1);
  });
});

describe('PromiseSettings', () => {
  it.each([
    { clients: { source: 'declared', value: null } },
    { clients: { source: 'declared', value: 1.5 } },
    { clients: { source: 'declared', value: -1 } },
    { rating: { source: 'declared', value: 5.1 } },
    { rating: { source: 'declared', value: 4.55 } },
    { years: { source: 'computed' } },
    { certification: { source: 'declared', value: '' } },
    { certification: { source: 'declared', value: 'x'.repeat(81) } },
    { satisfaction_percent: { source: 'declared', value: 101 } },
  ])('refuses %j', (promises) => {
    expect(PromiseSettings.safeParse(promises).success).toBe(false);
  });
});

describe('isDayAndNight', () => {
  it.each([
    ['24h/24 et 7j/7', true],
    ['24 h / 24, 7 j / 7', true],
    ['24/24 7/7', true],
    ['jour et nuit, tous les jours', true],
    ['24h/24', false],
    ['7j/7, de 7 h à 20 h', false],
    ['', false],
  ])('reads “%s” as %s', (words, isAlways) => expect(isDayAndNight(words)).toBe(isAlways));
});

describe('findContradictions', () => {
  it.each([
    ['rating', 4.9, 'contradicted'],
    ['rating', 4.8, 'contradicted'],
    ['rating', 4.7, undefined],
    ['rating', 4.4, 'contradicted'],
    ['answer_hours', 2, 'contradicted'],
    ['answer_hours', 4, undefined],
    ['clients', 200, 'unverifiable'],
    ['clients', 12, undefined],
    ['projects', 16, 'unverifiable'],
  ] as const)('finds %s %s %s', (promise, value, finding) => {
    const findings = findContradictions(PromiseSettings.parse({ [promise]: declared(value) }), computed);
    expect(findings.map((found) => found.finding)).toEqual(finding === undefined ? [] : [finding]);
  });

  it('finds nothing in fewer than five reviews, without data, or in what is not declared', () => {
    const promises = PromiseSettings.parse({ rating: declared(5), answer_hours: declared(1), clients: declared(9) });
    expect(findContradictions(promises, { ...NOTHING_COMPUTED, rating: 3, reviews: 4 })).toEqual([]);
    expect(findContradictions(promises, NOTHING_COMPUTED)).toEqual([]);
    expect(findContradictions(PromiseSettings.parse({ rating: { source: 'computed' } }), computed)).toEqual([]);
  });

  it('never contradicts a declared figure that equals the measured one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 500 }), (tenths, count) => {
        const rating = tenths / 10;
        const promises = PromiseSettings.parse({ rating: declared(rating), clients: declared(count) });
        return findContradictions(promises, { ...computed, rating, clients: count, reviews: 50 }).length === 0;
      }),
    );
  });
});

describe('withHoursDay', () => {
  const monday = [{ from: '08:00', to: '12:00' }];
  const stored = HoursSettings.parse({ monday, declared_on: '2024-03-01' });

  it('dates changed hours from today, whatever day was sent', () => {
    const tuesday = monday;
    expect(withHoursDay(stored, { tuesday, declared_on: '1999-01-01' }, '2026-11-25')).toEqual({
      tuesday,
      declared_on: '2026-11-25',
    });
  });

  it('keeps the day while the week stays, and removes that of an empty week', () => {
    expect(withHoursDay(stored, { monday, closures: [], declared_on: '' }, '2026-11-25')).toEqual({
      monday,
      closures: [],
    });
    expect(withHoursDay(stored, { monday: [] }, '2026-11-25')).toEqual({ monday: [], declared_on: '' });
  });
});

describe('withDeclarationDays', () => {
  const stored = PromiseSettings.parse({ years: { ...declared(10), declared_on: '2024-03-01' } });

  it('dates a changed declaration from today, whatever day was sent', () => {
    const sent = { years: { ...declared(12), declared_on: '1999-01-01' } };
    expect(withDeclarationDays(stored, sent, '2026-11-25')).toEqual({
      years: { ...declared(12), declared_on: '2026-11-25' },
    });
  });

  it('keeps the day of an unchanged declaration and removes that of a withdrawn one', () => {
    const same = { years: { ...declared(10), declared_on: '' } };
    expect(withDeclarationDays(stored, same, '2026-11-25')).toEqual({ years: stored.years });
    const none = { years: { source: 'none', value: 10, declared_on: '2024-03-01' } };
    expect(withDeclarationDays(stored, none, '2026-11-25')).toEqual({ years: { ...none.years, declared_on: '' } });
  });
});
