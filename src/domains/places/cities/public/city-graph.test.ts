import { describe, expect, it } from 'vitest';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { readCity } from '../city.queries.server.ts';
import { getReach } from '../city.rules.ts';
import { cityService } from './city-graph.ts';

describe('cityService', () => {
  it('describes the offered service, its area and its provider for search engines', async () => {
    const city = await readCity(systemContext('test'), { slug: 'grenoble' });
    const frame = {
      origin: 'https://toits.example',
      profile: toSiteProfile(settingsFrom({})),
      facts: NO_FACTS,
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
