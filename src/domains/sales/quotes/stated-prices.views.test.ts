import { describe, expect, it } from 'vitest';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { statedPrices } from './stated-prices.views.ts';

const say = (stored: Parameters<typeof settingsFrom>[0], vat_note = '') =>
  statedPrices(settingsFrom(stored), { vat_note }).map((sentence) => sentence.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('statedPrices', () => {
  it('says nothing while the owner has stated nothing', () => {
    expect(say({})).toEqual([]);
  });

  it('says what is stated: a free or paid quote, an hour, a trip', () => {
    expect(say({ prices: { quote_cents: 0 } })).toEqual(['L’établissement de ce devis est gratuit.']);
    expect(say({ prices: { quote_cents: 9_000, hourly_cents: 5_500, hourly_note: 'Au quart d’heure.' } })).toEqual([
      'L’établissement de ce devis coûte 90,00 € TTC.',
      'Taux horaire de main-d’œuvre : 55,00 € TTC. Au quart d’heure.',
    ]);
    expect(say({ travel: { fee_per_km_cents: 90 } })[0]).toMatch(/^Déplacement : 0,90 € TTC par kilomètre/);
    expect(say({ travel: { free_km: 30, fee_per_km_cents: 90 } })[0]).toMatch(/^Déplacement : compris jusqu’à 30 km/);
  });

  it('names no tax of a company that charges none', () => {
    const stored = { prices: { quote_cents: 9_000, hourly_cents: 5_500 }, travel: { fee_per_km_cents: 90 } };
    expect(say(stored).join(' ').match(/TTC/g)).toHaveLength(3);
    expect(say(stored, 'TVA non applicable').join(' ')).not.toContain('TTC');
  });
});
