import { describe, expect, it } from 'vitest';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import type { PublicFrame } from './site.contract.ts';
import { toCatalogue, toGraph } from './structured-data.views.ts';

const ORIGIN = 'https://toits.example';
const service = (slug: string) => ({ slug, title: slug.toUpperCase() });

const offered = (slugs: string[]) =>
  JSON.stringify(toCatalogue(ORIGIN, 'Travaux', slugs.map(service))).match(
    /https:\/\/toits\.example\/services\/[^"]+/g,
  );

describe('structured data views', () => {
  it('lists six trades in the catalogue by their pages, in the defined order', () => {
    const slugs = [
      'charpente',
      'couverture',
      'zinguerie',
      'reparation-des-fuites',
      'nettoyage',
      'entretien',
      'installation',
    ];
    expect(offered(slugs)).toEqual(
      ['installation', 'reparation-des-fuites', 'entretien', 'nettoyage', 'zinguerie', 'charpente'].map(
        (slug) => `${ORIGIN}/services/${slug}`,
      ),
    );
  });

  it('recognizes a trade by a whole word of its slug, then lists the other services of the company', () => {
    expect(offered(['renettoyage', 'couverture', 'entretien-de-toiture'])).toEqual(
      ['entretien-de-toiture', 'renettoyage', 'couverture'].map((slug) => `${ORIGIN}/services/${slug}`),
    );
    expect(offered([])).toBeNull();
  });

  it('assigns the catalogue to the company', () => {
    expect(toCatalogue(ORIGIN, 'Travaux', [service('zinguerie')])).toMatchObject({
      '@id': `${ORIGIN}/#entreprise`,
      hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Travaux' },
    });
  });

  const aFrame = (hours: Record<string, object> = {}): PublicFrame => ({
    origin: ORIGIN,
    profile: toSiteProfile(settingsFrom({ hours })),
    facts: NO_FACTS,
    area: NO_AREA,
    services: [],
    menus: {},
    servicesFailed: false,
    illustrations: {},
    offersEmail: true,
    measuredBy: '',
    isComplete: true,
  });

  const getHours = (hours: Record<string, object>): unknown => {
    const [company] = toGraph(aFrame(hours), { path: '/', title: 'Accueil' });
    return (company as { openingHoursSpecification?: unknown }).openingHoursSpecification;
  };

  it('describes the address in its parts, each once', () => {
    const general = { address: '12 rue de la Fosse, 44000 Nantes' };
    const profile = toSiteProfile(settingsFrom({ general, company: { postal_code: '44000', city: 'Nantes' } }));
    const [company] = toGraph({ ...aFrame(), profile }, { path: '/', title: 'Accueil' });
    expect(company).toMatchObject({
      address: { streetAddress: '12 rue de la Fosse', postalCode: '44000', addressLocality: 'Nantes' },
    });
  });

  it('describes the opening times of the week, and none while no hours are set', () => {
    const [morning, always] = [
      { from: '08:00', to: '12:00' },
      { from: '00:00', to: '24:00' },
    ];
    expect(getHours({})).toBeUndefined();
    expect(getHours({ sunday: [always] })).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday'],
      opens: '00:00',
      closes: '23:59',
    });
    expect(getHours({ monday: [morning, { from: '14:00', to: '18:00' }], tuesday: [morning] })).toMatchObject([
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
      { dayOfWeek: ['Monday'], opens: '14:00', closes: '18:00' },
    ]);
  });
});
