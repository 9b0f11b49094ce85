import { describe, expect, it, test } from 'vitest';
import { readCity } from '#src/domains/places/cities/city.queries.server.ts';
import { getReach } from '#src/domains/places/cities/city.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { cityQuotePath, cityService, serviceOfTrade } from './city-page.rules.ts';

const named = (slug: string, title: string) => ({ slug, title });

describe('city page rules', () => {
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

  it('describes the offered service, its area and its provider for search engines', async () => {
    const city = await readCity(systemContext('test'), { slug: 'grenoble' });
    const frame = {
      origin: 'https://toits.example',
      profile: toSiteProfile(settingsFrom({})),
      services: [],
      servicesFailed: false,
      illustrations: {},
      isComplete: true,
    };
    expect(cityService(frame, city, getReach('grenoble'))).toMatchObject({
      '@type': 'Service',
      '@id': 'https://toits.example/services/grenoble#service',
      provider: { '@id': 'https://toits.example/#entreprise' },
      areaServed: { '@type': 'City', name: 'Grenoble', containedInPlace: { name: 'Isère' } },
    });
  });
});
