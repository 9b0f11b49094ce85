import { describe, expect, it } from 'vitest';
import { SETTING_GROUPS } from './setting.contract.ts';
import { settingsFrom } from './setting.rules.ts';
import { toSiteProfile } from './setting.views.ts';

describe('setting rules', () => {
  describe('settingsFrom', () => {
    it('returns the defaults of every group when nothing is stored', () => {
      const settings = settingsFrom({});
      expect(Object.keys(settings)).toEqual(Object.keys(SETTING_GROUPS));
      expect(settings.security).toEqual({
        two_factor_auth: false,
        session_timeout: 30,
        password_expiry: 90,
        login_attempts: 5,
      });
      expect(settings.general).toMatchObject({ site_name: 'Mon entreprise de toiture', working_hours: '' });
      expect(settings.appearance).toMatchObject({ theme: 'light', primary_color: '#3B82F6', language: 'fr' });
    });

    it('returns stored values, with defaults for values that this build rejects', () => {
      const { security, general } = settingsFrom({
        security: { login_attempts: 3, session_timeout: 17, password_expiry: '90', unknown: 1 },
        general: { site_name: 'Toitures du Pouzin' },
        former: { x: 1 },
      });
      expect(security).toMatchObject({ login_attempts: 3, session_timeout: 30, password_expiry: 90 });
      expect([security, general.site_name]).not.toContain('unknown');
      expect(general.site_name).toBe('Toitures du Pouzin');
    });
  });

  it('includes only public data in the site profile', () => {
    const settings = settingsFrom({
      general: { site_name: 'Toitures du Pouzin', contact_phone: '04 65 71 00 00' },
      company: { city: 'Le Pouzin', iban: 'FR76 EXEMPLE' },
      email: { recipient: 'interne@toit.example' },
      social: { facebook: 'https://facebook.example/toit' },
      promo: { title: 'Rénover', url: 'http://magazine.example/sans-chiffrement' },
    });
    const profile = toSiteProfile(settings);
    expect(profile).toMatchObject({
      name: 'Toitures du Pouzin',
      phone: '04 65 71 00 00',
      city: 'Le Pouzin',
      hours: '',
      openings: [],
      facebook: 'https://facebook.example/toit',
      promo: { title: 'Rénover', text: '', url: '', label: '' },
    });
    expect(JSON.stringify(profile)).not.toMatch(/IBAN|FR76|interne@/);
  });
});
