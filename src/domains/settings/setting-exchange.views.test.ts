import { describe, expect, it } from 'vitest';
import { settingsFrom } from './setting.rules.ts';
import { dropUnknown, getDifference, getImport } from './setting-exchange.views.ts';

const current = settingsFrom({ general: { site_name: 'Toits' } });

describe('setting exchange views', () => {
  it('lists what a file changes and what is invalid in it', () => {
    const file = {
      general: { site_name: 'Toitures', contact_email: 'x', smtp: 'y' },
      security: { session_timeout: 30 },
      toit: {},
      demo: { state: 'none' },
    };
    expect(getDifference(current, JSON.stringify(file))).toEqual({
      changes: [{ group: 'general', field: 'site_name', before: 'Toits', after: 'Toitures' }],
      wrong: [
        { group: 'general', field: 'contact_email', reason: expect.any(String) },
        { group: 'general', field: 'smtp', reason: 'Champ inconnu.' },
        { group: 'toit', field: '', reason: 'Groupe inconnu.' },
        { group: 'demo', field: '', reason: 'Groupe inconnu.' },
      ],
    });
  });

  it('reads its own export, bare or in the API envelope', () => {
    const { demo: _demo, site: _site, ...own } = current;
    const none = { changes: [], wrong: [] };
    for (const file of [own, { data: own, filename: 'x' }, { settings: own }]) {
      expect(getDifference(current, JSON.stringify(file))).toEqual(none);
    }
  });

  it('compares the numbers of a file with each other, not with those it replaces', () => {
    const stored = settingsFrom({ company: { siret: '732 829 320 00074', vat_number: 'FR44 732829320' } });
    const company = { siret: '12345678200010', vat_number: 'FR11123456782' };
    expect(getDifference(stored, JSON.stringify({ company }))).toMatchObject({
      changes: [{ after: '123 456 782 00010' }, { after: 'FR11 123456782' }],
      wrong: [],
    });
    const wrong = { company: { ...company, iban: 'FR14' } };
    expect(getDifference(stored, JSON.stringify(wrong))?.wrong).toEqual([
      {
        group: 'company',
        field: 'iban',
        reason: 'Un IBAN qui commence par FR compte 27 caractères : il en manque 23.',
      },
    ]);
  });

  it.each(['', 'bonjour', '[]', '"x"', '12'])('finds no settings in %j', (text) => {
    expect(getDifference(current, text)).toBeUndefined();
  });

  it('ignores prototype names such as constructor', () => {
    const text = '{"__proto__":{"x":1},"constructor":{"y":2},"general":{"toString":"z"}}';
    expect(getDifference(current, text)?.changes).toEqual([]);
  });

  it('sends only what changes', () => {
    const change = { group: 'general', field: 'site_name', before: 'Toits', after: 'Toitures' } as const;
    const other = { group: 'general', field: 'address', before: '', after: 'Le Pouzin' } as const;
    expect(getImport([change, other])).toEqual({ general: { site_name: 'Toitures', address: 'Le Pouzin' } });
  });

  it('takes out the fields that this version does not know', () => {
    expect(dropUnknown('company', { city: 'Nantes', clients_short: 200, constructor: 1 })).toEqual({
      known: { city: 'Nantes' },
      unknown: ['company.clients_short', 'company.constructor'],
    });
  });
});
