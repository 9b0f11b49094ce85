import { describe, expect, it } from 'vitest';
import { NotificationSettings } from './notification-rules.contract.ts';
import { settingsFrom } from './setting.rules.ts';
import { SETTING_TEXTS } from './setting.texts.ts';
import { getPriceList, rulesInWords, toSiteProfile } from './setting.views.ts';

describe('legal identity views', () => {
  it('reads the price list from the settings', () => {
    const line = { label: 'Démoussage', detail: '', unit: 'm²', price_cents: 1_500, is_from: true };
    expect(getPriceList(settingsFrom({ prices: { lines: [line], hourly_cents: 5_500 } }))).toEqual({
      lines: [line],
      maintenanceFromCents: 0,
      hourlyCents: 5_500,
      hourlyNote: '',
      quoteCents: null,
      vatRate: 10,
      vatNote: '',
      priceDate: '',
      travel: null,
    });
    expect(getPriceList(settingsFrom({ travel: { fee_per_km_cents: 90 } })).travel).toEqual({
      freeKm: 0,
      feePerKmCents: 90,
    });
    expect(getPriceList(settingsFrom({ company: { is_vat_exempt: true } }))).toMatchObject({
      vatRate: null,
      vatNote: 'TVA non applicable, art. 293 B du CGI',
    });
    expect(getPriceList(settingsFrom({ company: { postal_code: '97300' } }))).toMatchObject({
      vatRate: null,
      vatNote: 'TVA non applicable, art. 294 du CGI',
    });
    expect(getPriceList(settingsFrom({ company: { postal_code: '97400' } })).vatRate).toBe(2.1);
  });
});

describe('toSiteProfile', () => {
  const read = (address: string, company: object = {}) =>
    toSiteProfile(settingsFrom({ general: { address }, company: { city: 'Nantes', ...company } })).street;

  it.each([
    ['12 rue de la Fosse, 44000 Nantes', '12 rue de la Fosse'],
    ['12 rue de Nantes – 44000 Nantes Cedex 1', '12 rue de Nantes'],
    ['12 rue de la Fosse, Nantes', '12 rue de la Fosse'],
    ['12 rue de Nantes', '12 rue de Nantes'],
    ['44000 Nantes', ''],
    ['', ''],
  ])('separates the street of « %s »', (address, street) => {
    expect(read(address)).toBe(street);
  });

  it('prefers the street of the company', () => {
    expect(read('12 rue de la Fosse, 44000 Nantes', { street: '1 quai Turenne' })).toBe('1 quai Turenne');
  });
});

const options = (changes: object = {}) => NotificationSettings.parse(changes);

describe('notification rules views', () => {
  it('describes the rules in words', () => {
    const { rules } = options({ rules: { blog: { bell: false } } });
    const lines = rulesInWords(rules, SETTING_TEXTS.rules).split('\n');
    expect(lines[0]).toBe('Messages : cloche, e-mail, ordinateur, appareils');
    expect(lines[6]).toBe('Articles publiés : rien');
  });
});
