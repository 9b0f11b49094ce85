import { describe, expect, it } from 'vitest';
import { REQUIRED_PAPERS } from './legal-identity.contract.ts';
import { companyPapersOf, missingPapers, priceListOf } from './legal-identity.rules.ts';
import { settingsFrom } from './setting.rules.ts';

const papersOf = (stored: Parameters<typeof settingsFrom>[0]) => companyPapersOf(settingsFrom(stored));

describe('legal identity rules', () => {
  describe('legal identity', () => {
    it('builds the registered office from its parts, else uses the general address', () => {
      const company = { street: '12 chemin des Tuiliers', postal_code: '07250', city: 'Le Pouzin' };
      const general = { address: 'Atelier, 07250 Le Pouzin' };
      expect(papersOf({ company, general }).seat).toBe('12 chemin des Tuiliers, 07250 Le Pouzin');
      expect(papersOf({ company: { city: 'Le Pouzin' } }).seat).toBe('Le Pouzin');
      expect(papersOf({ general }).seat).toBe('Atelier, 07250 Le Pouzin');
      expect(papersOf({}).seat).toBe('');
    });

    it('splits the history into paragraphs', () => {
      expect(papersOf({ about: { history: 'Un.\n\n  \nDeux.' } }).history).toEqual(['Un.', 'Deux.']);
      expect(papersOf({}).history).toEqual([]);
    });

    it('contains no internal data such as the IBAN', () => {
      expect(JSON.stringify(papersOf({ company: { iban: 'FR76 EXEMPLE' } }))).not.toContain('FR76');
    });
  });

  describe('missing legal data', () => {
    it('lists every required entry at first', () => {
      expect(missingPapers(papersOf({}))).toEqual([...REQUIRED_PAPERS]);
    });

    it('lists nothing once every entry is filled in', () => {
      const filled = Object.fromEntries(REQUIRED_PAPERS.map((entry) => [entry, 'x']));
      expect(missingPapers({ ...papersOf({}), ...filled })).toEqual([]);
      expect(missingPapers({ ...papersOf({}), ...filled, siret: '' })).toEqual(['siret']);
    });
  });

  it('reads the price list from the settings', () => {
    const line = { label: 'Démoussage', detail: '', unit: 'm²', price_cents: 1_500, is_from: true };
    expect(priceListOf(settingsFrom({ prices: { lines: [line], hourly_cents: 5_500 } }))).toEqual({
      lines: [line],
      maintenanceFromCents: 1_500,
      hourlyCents: 5_500,
      hourlyNote: '',
      quoteCents: 0,
      vatNote: '',
      asOf: '',
      travel: { freeKm: 30, feePerKmCents: 90 },
    });
  });
});
