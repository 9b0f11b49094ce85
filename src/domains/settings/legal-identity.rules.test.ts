import { describe, expect, it } from 'vitest';
import { REQUIRED_LEGAL_FIELDS } from './legal-identity.contract.ts';
import { missingLegalFields, toLegalIdentity } from './legal-identity.rules.ts';
import { settingsFrom } from './setting.rules.ts';

const readIdentity = (stored: Parameters<typeof settingsFrom>[0]) => toLegalIdentity(settingsFrom(stored));

describe('legal identity rules', () => {
  describe('legal identity', () => {
    it('builds the registered office from its parts, else uses the general address', () => {
      const company = { street: '12 chemin des Tuiliers', postal_code: '07250', city: 'Le Pouzin' };
      const general = { address: 'Atelier, 07250 Le Pouzin' };
      expect(readIdentity({ company, general }).seat).toBe('12 chemin des Tuiliers, 07250 Le Pouzin');
      expect(readIdentity({ company: { city: 'Le Pouzin' } }).seat).toBe('Le Pouzin');
      expect(readIdentity({ general }).seat).toBe('Atelier, 07250 Le Pouzin');
      expect(readIdentity({}).seat).toBe('');
    });

    it('splits the history into paragraphs', () => {
      expect(readIdentity({ about: { history: 'Un.\n\n  \nDeux.' } }).history).toEqual(['Un.', 'Deux.']);
      expect(readIdentity({}).history).toEqual([]);
    });

    it('contains no internal data such as the IBAN', () => {
      expect(JSON.stringify(readIdentity({ company: { iban: 'FR76 EXEMPLE' } }))).not.toContain('FR76');
    });
  });

  describe('missing legal data', () => {
    it('lists every required entry at first', () => {
      expect(missingLegalFields(readIdentity({}))).toEqual([...REQUIRED_LEGAL_FIELDS]);
    });

    it('lists nothing once every entry is filled in', () => {
      const filled = Object.fromEntries(REQUIRED_LEGAL_FIELDS.map((entry) => [entry, 'x']));
      expect(missingLegalFields({ ...readIdentity({}), ...filled })).toEqual([]);
      expect(missingLegalFields({ ...readIdentity({}), ...filled, siret: '' })).toEqual(['siret']);
    });
  });
});
