import { describe, expect, it } from 'vitest';
import { settingsFrom } from './setting.rules.ts';
import {
  checkGroup,
  countEdits,
  editedGroups,
  rebase,
  withEdit,
  withoutGroups,
  withoutSent,
} from './setting-edits.views.ts';
import type { SettingsReading, SettingVersions } from './setting-exchange.contract.ts';

const reading = (stored: Parameters<typeof settingsFrom>[0] = {}): SettingsReading => ({
  data: settingsFrom(stored),
  versions: {} as SettingVersions,
});

const { data: saved } = reading();

describe('setting edits views', () => {
  describe('withEdit and withoutSent', () => {
    it('counts edits by field, and drops a field that is typed back to its stored value', () => {
      const one = withEdit({}, saved, 'general', 'site_name', 'Toits');
      const two = withEdit(one, saved, 'security', 'session_timeout', 15);
      expect([countEdits(two), editedGroups(two)]).toEqual([2, ['general', 'security']]);
      const back = withEdit(two, saved, 'general', 'site_name', saved.general.site_name);
      expect(back).toEqual({ security: { session_timeout: 15 } });
      expect(withoutGroups(two, ['general'])).toEqual(back);
    });

    it('keeps values typed while the group is being saved', () => {
      const sent = { site_name: ' Toits ', address: '1 rue du Toit' };
      const stored = settingsFrom({ general: { site_name: 'Toits', address: '1 rue du Toit' } });
      const edits = { general: { ...sent, address: '2 rue du Toit', working_hours: '8 h' }, security: {} };
      expect(withoutSent(edits, stored, 'general', sent)).toEqual({
        general: { address: '2 rue du Toit', working_hours: '8 h' },
        security: {},
      });
      expect(withoutSent({ general: sent }, stored, 'general', sent)).toEqual({});
      expect(withoutSent({ general: { ...sent, site_name: 'Toits' } }, stored, 'general', sent)).toEqual({});
    });
  });

  describe('rebase', () => {
    const edits = { general: { site_name: 'Le mien', address: '1 rue du Toit' } };

    it('takes the newer values of other fields and lists the fields changed by both', () => {
      const now = reading({ general: { site_name: 'Le leur', contact_phone: '04 65 71 00 00' } });
      expect(rebase(edits, reading(), now)).toEqual({
        edits,
        clashes: [{ group: 'general', field: 'site_name', saved: 'Le leur', typed: 'Le mien' }],
      });
    });

    it('drops an edit that equals the newly stored value', () => {
      const now = reading({ general: { site_name: 'Le mien' } });
      expect(rebase(edits, reading(), now)).toEqual({ edits: { general: { address: '1 rue du Toit' } }, clashes: [] });
    });
  });

  it('checks fields with the contract and reports errors in French by field', () => {
    expect(checkGroup('general', { site_name: '  Toits  ' })).toEqual({ values: { site_name: 'Toits' } });
    expect(checkGroup('quotes', { validity_days: '', deposit_percent: 120 })).toEqual({
      refusals: { validity_days: 'Valeur invalide.', deposit_percent: 'Doit être au plus 100.' },
    });
    const lines = [
      { label: 'Tuile', price_cents: 100 },
      { label: '', price_cents: 1 },
    ];
    expect(checkGroup('prices', { lines })).toEqual({ refusals: { lines: 'Ligne 2 : Ce champ est obligatoire.' } });
  });
});
