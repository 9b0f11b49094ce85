import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { toText } from '#tests/support/page-text.ts';
import { cityContent } from '../../city.fixture.server.ts';
import { CityContent as Content } from '../../city-content.contract.ts';
import type { CityPage } from '../city-page.contract.ts';
import { CityContent } from './city-content.tsx';

const frame: PublicFrame = {
  origin: 'https://toits.example',
  profile: { ...toSiteProfile(settingsFrom({})), name: 'Toits', phone: '04 65 71 00 00', email: 'toits@mail.example' },
  facts: { ...NO_FACTS, name: 'Toits', clients: '200', treatment: '5\u00a0ans', day_and_night: '24/7' },
  area: NO_AREA,
  services: [
    { slug: 'reparation-des-fuites', title: 'Réparation des fuites' },
    { slug: 'demoussage', title: 'Démoussage' },
  ].map((service, id) => ({ ...service, id, description: '', category: '', price: '', image: '', features: [] })),
  menus: {},
  servicesFailed: false,
  illustrations: {},
  offersEmail: true,
  measuredBy: '',
  isComplete: true,
};

const NANTES = { lat: 47.2172, lng: -1.5534 };

const getPage = (content: Content, more: Partial<CityPage> = {}): CityPage => ({
  city: { ...content, slug: 'nantes', name: 'Nantes', department: '44', coordinates: NANTES, isIndexed: true },
  reach: {
    town: 'Nantes (44)',
    seat: 'Rezé',
    km: 3,
    direction: 'n',
    radiusKm: 30,
    centreName: 'Ancenis',
    isWithinRadius: true,
    neighbours: [{ name: 'Vertou', km: 8 }],
  },
  others: [],
  testimonials: [],
  works: [],
  trip: null,
  isComplete: true,
  ...more,
});

const rendered = (page: CityPage, input: Partial<PublicFrame> = {}, chosen = ''): string =>
  renderToStaticMarkup(<CityContent frame={{ ...frame, ...input }} page={page} chosen={chosen} outcome={null} />);

const FULL = getPage(cityContent('Nantes'));
const EMPTY = getPage(
  Content.parse({ meta: { title: 'Nantes', description: '' }, hero: { title: 'Couvreur à Nantes' } }),
);

describe('city page', () => {
  it('fills every placeholder', () => {
    expect(toText(rendered(FULL))).toContain('Plus de 200 clients');
    expect(toText(rendered(FULL))).not.toMatch(/\{\w+\}|undefined/);
  });

  it('leaves out an advantage whose fact is unknown', () => {
    const html = rendered(FULL, { facts: { ...frame.facts, clients: '' } });
    expect(html).not.toContain('titre-atouts');
  });

  it('contains one panel for each of its trades and opens the first one', () => {
    const html = rendered(FULL);
    for (const trade of ['reparation', 'demoussage']) {
      expect(html).toContain(`href="#${trade}"`);
      expect(html).toContain(`<section id="${trade}"`);
    }
    expect(html.match(/<section id="(\w+)" class="[^"]*" data-open/g)).toEqual([
      expect.stringContaining('id="reparation"'),
    ]);
  });

  it('opens the tab of the service in the URL and selects it in the quote links and form', () => {
    const html = rendered(FULL, {}, 'demoussage');
    expect(html).toMatch(/<section id="demoussage" class="[^"]*" data-open/);
    expect(html).toContain('href="/services/nantes?service=demoussage#devis"');
    expect(html).toMatch(/<option value="demoussage" selected=""/);
  });

  it('links to the quote form without a service that the company does not list', () => {
    expect(rendered(FULL, { services: [] })).toContain('href="/services/nantes#devis"');
  });

  it('selects from the built-in services when the stored ones cannot be read', () => {
    const html = rendered(FULL, { services: [], servicesFailed: true });
    expect(html).toContain('data-service="reparation-des-fuites"');
    expect(html).not.toContain('Tout savoir sur ce service');
  });

  it('omits the call link without a telephone number', () => {
    expect(rendered(FULL, { profile: { ...frame.profile, phone: '' } })).not.toContain('tel:');
  });

  it('shows a message when there is no review', () => {
    expect(rendered(FULL)).toContain('Aucun avis disponible pour le moment.');
  });

  it('shows distance, duration and price of the trip, if known', () => {
    const town = { name: 'Nantes', department: '44', coordinates: NANTES };
    const trip = { town, km: 3, roadKm: 4, minutes: { from: 0, to: 10 }, isOnStudy: false, isTaxed: true, feeCents: 0 };
    const text = toText(rendered({ ...FULL, trip }));
    expect(text).toMatch(/environ 4.km par la route Temps de route moins de 10.min Déplacement offert/);
    expect(toText(rendered(FULL))).not.toContain('Déplacement');
  });

  it('states the circle in which the town lies, or that it lies beyond', () => {
    expect(toText(rendered(FULL))).toMatch(/Nantes et sa région, 30.km autour d’Ancenis/);
    const beyond = { ...FULL, reach: { ...FULL.reach, km: 173, isWithinRadius: false } };
    expect(toText(rendered(FULL))).toMatch(/Secteur dans notre zone.: 30.km autour d’Ancenis/);
    expect(toText(rendered(FULL))).toContain('Position à 3 km au nord de notre atelier');
    expect(toText(rendered(beyond))).toMatch(
      /173.km à vol d’oiseau Nantes Secteur au-delà de 30.km autour d’Ancenis.: sur étude/,
    );
  });

  it('states no circle and no distance that the company has not stored', () => {
    const reach = { ...FULL.reach, seat: null, km: null, direction: null, radiusKm: null, neighbours: [] };
    const text = toText(rendered({ ...FULL, reach }));
    expect(text).toContain('Nantes et sa région');
    expect(text).not.toMatch(/km|null|Depuis notre atelier/);
  });

  it('shows only the sections that a short page has', () => {
    const html = rendered(EMPTY);
    for (const id of ['titre-carte', 'titre-services', 'titre-atouts', 'titre-chantier', 'titre-questions']) {
      expect(html, id).not.toContain(id);
    }
    expect(toText(html)).toContain('Un toit à Nantes');
    expect(html).not.toMatch(/<(h2|h3|dt|dd|li)[^>]*><\/\1>/);
  });

  it('draws the scene that the page chose, and none otherwise', () => {
    const page = getPage(cityContent('Nantes', { scene: 'grenoble' }));
    expect(rendered(page)).toContain('<figcaption>');
    expect(rendered(page)).toContain('data-city="grenoble"');
    expect(rendered(FULL)).not.toContain('<figcaption>');
  });
});
