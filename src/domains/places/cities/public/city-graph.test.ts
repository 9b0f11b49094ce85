import { describe, expect, it } from 'vitest';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { cityContent } from '../city.fixture.server.ts';
import { cityService } from './city-graph.ts';

describe('cityService', () => {
  const frame = {
    origin: 'https://toits.example',
    profile: toSiteProfile(settingsFrom({})),
    facts: NO_FACTS,
    area: NO_AREA,
    services: [],
    menus: {},
    servicesFailed: false,
    illustrations: {},
    offersEmail: true,
    measuredBy: '',
    isComplete: true,
  };
  const place = {
    slug: 'nantes',
    name: 'Nantes',
    department: 'Loire-Atlantique',
    coordinates: { lat: 47.2, lng: -1.5 },
    isIndexed: true,
  };

  it('describes the offered service, its area and its provider for search engines', () => {
    expect(cityService(frame, { ...cityContent('Nantes'), ...place })).toMatchObject({
      '@type': 'Service',
      '@id': 'https://toits.example/services/nantes#service',
      serviceType: ['Fuites à Nantes', 'Mousse à Nantes'],
      provider: { '@id': 'https://toits.example/#entreprise' },
      areaServed: { '@type': 'City', name: 'Nantes', containedInPlace: { name: 'Loire-Atlantique' } },
    });
  });

  it('names no service type on a page without trades', () => {
    const content = cityContent('Nantes', { services: { title: '', lead: '', trades: [] } });
    expect(cityService(frame, { ...content, ...place })).not.toHaveProperty('serviceType');
  });
});
