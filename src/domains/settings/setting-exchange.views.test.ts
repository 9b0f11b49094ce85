import { describe, expect, it } from 'vitest';
import { settingsFrom } from './setting.rules.ts';
import { getDifference, getImport } from './setting-exchange.views.ts';

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
    const { demo: _demo, ...own } = current;
    const none = { changes: [], wrong: [] };
    for (const file of [own, { data: own, filename: 'x' }, { settings: own }]) {
      expect(getDifference(current, JSON.stringify(file))).toEqual(none);
    }
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
});
