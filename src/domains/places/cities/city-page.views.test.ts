import { describe, expect, it, test } from 'vitest';
import { cityQuotePath, serviceOfTrade } from './city-page.views.ts';

const named = (slug: string, title: string) => ({ slug, title });

describe('city page views', () => {
  describe('serviceOfTrade', () => {
    it.each([
      ['its own address', 'nettoyage', [named('nettoyage-de-toit', 'Nettoyage'), named('nettoyage', 'N')], 'nettoyage'],
      ['the leaks for repairs', 'reparation', [named('reparation-des-fuites', 'Fuites')], 'reparation-des-fuites'],
      ['a title that names it', 'demoussage', [named('toit-propre', 'Le démoussage doux')], 'toit-propre'],
      ['none', 'entretien', [named('charpente', 'Charpente')], undefined],
    ] as const)('finds the service by %s', (_name, trade, services, slug) => {
      expect(serviceOfTrade(trade, services)?.slug).toBe(slug);
    });
  });

  test.each([
    ['demoussage', '/services/lyon?service=demoussage#devis'],
    ['a&b', '/services/lyon?service=a%26b#devis'],
    [undefined, '/services/lyon#devis'],
  ])('builds the quote link for %s: %s', (service, path) => {
    expect(cityQuotePath('lyon', service)).toBe(path);
  });
});
