import { describe, expect, it } from 'vitest';
import { NO_FACTS, PLACEHOLDER_NAMES } from '#src/kernel/placeholder-names.ts';
import { departmentNumber, toFacts } from './fact.views.ts';
import { NOTHING_COMPUTED } from './promise.contract.ts';
import { settingsFrom } from './setting.rules.ts';

const declared = (value: number | string) => ({ source: 'declared', value, declared_on: '2026-01-01' });

const read = (stored: Parameters<typeof settingsFrom>[0], computed = NOTHING_COMPUTED, radius: number | null = null) =>
  toFacts({ settings: settingsFrom(stored), computed, radius });

describe('toFacts', () => {
  it('knows nothing of a new site but its name', () => {
    expect(read({})).toEqual({ ...NO_FACTS, name: 'Mon entreprise de toiture' });
    expect(Object.keys(read({})).sort()).toEqual([...PLACEHOLDER_NAMES].sort());
  });

  it('writes what is declared, with its unit', () => {
    const promises = {
      clients: declared(200),
      projects: declared(1_500),
      years: declared(10),
      rating: declared(4.9),
      answer_hours: declared(2),
      reply_hours: declared(24),
      guarantee_years: declared(10),
      treatment_years: declared(5),
      satisfaction_percent: declared(100),
      certification: declared('Expert certifié'),
      availability: declared('24h/24 et 7j/7'),
      site_care: declared('Chantier rangé chaque soir.'),
      follow_up: declared('Un appel à chaque étape.'),
    };
    const general = { site_name: 'Couverture Martin', contact_phone: '02 40 00 00 00' };
    const company = { city: 'Le Mans', postal_code: '72000' };
    expect(read({ promises, general, company }, NOTHING_COMPUTED, 60)).toEqual({
      name: 'Couverture Martin',
      phone: '02 40 00 00 00',
      town: 'Le Mans',
      in_town: 'au Mans',
      of_town: 'du Mans',
      department: '72',
      radius: '60',
      of_centre: 'du Mans',
      area: '',
      towns: '',
      places: '',
      districts: '',
      trades: '',
      hours: '',
      years: '10',
      clients: '200',
      projects: '1500',
      rating: '4,9',
      reviews: '',
      satisfaction: '100',
      answer: '2\u00a0h',
      answer_hours: '2',
      reply: '24\u00a0h',
      guarantee: '10\u00a0ans',
      guarantee_years: '10',
      guarantee_kind: 'décennale',
      guarantee_words: 'dix ans',
      treatment: '5\u00a0ans',
      treatment_years: '5',
      treatment_words: 'cinq ans',
      certification: 'Expert certifié',
      availability: '24h/24 et 7j/7',
      maintenance_price: '',
      quote_price: '',
      site_care: 'Chantier rangé chaque soir.',
      follow_up: 'Un appel à chaque étape.',
      free_quote: '',
      day_and_night: '24/7',
    });
  });

  it('names a price only when the owner has stated it', () => {
    const { maintenance_price, quote_price, free_quote } = read({
      prices: { maintenance_from_cents: 1_250, quote_cents: 9_000 },
    });
    expect([maintenance_price, quote_price, free_quote]).toEqual(['12,5€/m²', '90\u00a0€', '']);
    expect(read({ prices: { quote_cents: 0 } })).toMatchObject({ quote_price: '', free_quote: 'gratuit' });
  });

  it.each([
    [1, '1\u00a0an', 'de 1\u00a0an', 'un an'],
    [2, '2\u00a0ans', 'biennale', 'deux ans'],
    [20, '20\u00a0ans', 'de 20\u00a0ans', '20 ans'],
  ])('writes a guarantee of %i years', (years, guarantee, guarantee_kind, guarantee_words) => {
    expect(read({ promises: { guarantee_years: declared(years) } })).toMatchObject({
      guarantee,
      guarantee_kind,
      guarantee_words,
    });
  });

  it('takes computed figures where the owner chose them', () => {
    const computed = { clients: 12, projects: 15, rating: 4.6, reviews: 8, answer_hours: 3.4 };
    const promises = { clients: { source: 'computed' }, rating: { source: 'computed' }, projects: declared(500) };
    const facts = read({ promises }, computed);
    expect([facts.clients, facts.rating, facts.projects, facts.reviews, facts.answer]).toEqual([
      '12',
      '4,6',
      '500',
      '8',
      '',
    ]);
  });

  it('writes the hours of the week unless the owner has written a line of their own', () => {
    const hours = { monday: [{ from: '08:00', to: '18:00' }] };
    expect(read({ hours }).hours).toBe('Lundi, 8\u00a0h à 18\u00a0h');
    expect(read({ hours, general: { working_hours: 'Sur rendez-vous' } }).hours).toBe('Sur rendez-vous');
  });
});

describe('departmentNumber', () => {
  it.each([
    ['07250', '07'],
    ['44000', '44'],
    ['20090', '2A'],
    ['20200', '2B'],
    ['97400', '974'],
    ['98800', '988'],
    ['', ''],
  ])('reads %s as %s', (postalCode, number) => expect(departmentNumber(postalCode)).toBe(number));
});
