import { describe, expect, it } from 'vitest';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { FALLBACK_SERVICES } from './fallback-services.texts.ts';
import { getFamilies, visibleServices } from './service-cards.views.ts';

const frame: PublicFrame = {
  origin: 'https://toits.example',
  profile: toSiteProfile(settingsFrom({})),
  facts: NO_FACTS,
  area: NO_AREA,
  services: [],
  menus: {},
  servicesFailed: false,
  illustrations: { 'hero-charpente': { image: '/media/a-1200.webp', alt: 'Une charpente' } },
  offersEmail: true,
  measuredBy: '',
  isComplete: true,
};

describe('service cards views', () => {
  it('shows the company’s services, even if there are none', () => {
    expect(visibleServices(frame, FALLBACK_SERVICES)).toEqual([]);
  });

  it('shows six built-in services with their trade’s picture when the stored ones cannot be read', () => {
    const view = visibleServices({ ...frame, servicesFailed: true }, FALLBACK_SERVICES);
    expect(view.map(({ id, title, slug, price }) => [id, title, slug, price])).toEqual([
      [14, 'Installation', 'installation', 'Sur devis'],
      [8, 'Réparation', 'reparation-des-fuites', '100-200'],
      [9, 'Entretien', 'demoussage', 'Sur devis'],
      [12, 'Isolation', 'isolation', 'Sur devis'],
      [1, 'Charpente', 'charpente', 'Sur devis'],
      [15, 'Zinguerie', 'zinguerie', 'Sur devis'],
    ]);
    expect(view.map(({ image }) => image)).toEqual(['', '', '', '', '/media/a-1200.webp', '']);
  });
});

const named = (title: string, category: string) => ({ title, category });

describe('getFamilies', () => {
  it('keeps the order of the services and sorts categories by their first service', () => {
    const families = getFamilies([
      named('Charpente', 'Charpente'),
      named('Tuile', 'Couverture'),
      named('Traitement', 'Charpente'),
      named('Ardoise', 'Couverture'),
    ]);
    expect(families.map(({ family, members }) => [family, ...members.map(({ title }) => title)])).toEqual([
      ['Charpente', 'Charpente', 'Traitement'],
      ['Couverture', 'Tuile', 'Ardoise'],
    ]);
  });

  it('returns no category without services', () => {
    expect(getFamilies([])).toEqual([]);
  });
});
