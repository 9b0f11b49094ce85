import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { toText } from '#tests/support/page-text.ts';
import { CITY_SLUGS, CITY_TRADES } from '../../city.contract.ts';
import { readCity } from '../../city.queries.server.ts';
import { OWN_SHARE_MIN, ownShare, SIMILARITY_LIMIT, similarity } from '../../own-text.rules.ts';
import type { CityPage } from '../city-page.contract.ts';
import { CityContent } from './city-content.tsx';

type Slug = (typeof CITY_SLUGS)[number];

const frame: PublicFrame = {
  origin: 'https://toits.example',
  profile: { ...toSiteProfile(settingsFrom({})), name: 'Toits', phone: '04 65 71 00 00', email: 'toits@mail.example' },
  facts: {
    ...NO_FACTS,
    name: 'Toits',
    clients: '200',
    radius: '100',
    treatment: '5\u00a0ans',
    day_and_night: '24/7',
  },
  services: [
    { slug: 'reparation-des-fuites', title: 'Réparation des fuites' },
    { slug: 'demoussage', title: 'Démoussage' },
  ].map((service, id) => ({ ...service, id, description: '', category: '', price: '', image: '', features: [] })),
  servicesFailed: false,
  illustrations: {},
  isComplete: true,
};

const getPage = async (slug: Slug): Promise<CityPage> => ({
  city: await readCity(systemContext('test'), { slug }),
  others: [],
  testimonials: [],
  works: [],
  trip: null,
  isComplete: true,
});

const rendered = async (slug: Slug, input: Partial<PublicFrame> = {}, chosen = ''): Promise<string> => {
  const page = await getPage(slug);
  return renderToStaticMarkup(
    <CityContent frame={{ ...frame, ...input }} page={page} chosen={chosen} outcome={null} />,
  );
};

describe('city pages', () => {
  const texts = new Map<Slug, string>();
  beforeAll(async () => {
    for (const slug of CITY_SLUGS) texts.set(slug, toText(await rendered(slug)));
  });

  it.each(CITY_SLUGS)('renders for %s mostly text of its own', (slug) => {
    const others = CITY_SLUGS.filter((other) => other !== slug).map((other) => texts.get(other) ?? '');
    expect(ownShare(texts.get(slug) ?? '', others)).toBeGreaterThanOrEqual(OWN_SHARE_MIN);
    for (const other of others) expect(similarity(texts.get(slug) ?? '', other)).toBeLessThan(SIMILARITY_LIMIT);
  });

  it.each(CITY_SLUGS)('fills every placeholder of %s', (slug) => {
    expect(texts.get(slug)).not.toMatch(/\{\w+\}|undefined/);
  });
});

describe('city page', () => {
  it('contains one panel for each tab and opens the first one', async () => {
    const html = await rendered('valence');
    for (const trade of CITY_TRADES) {
      expect(html).toContain(`href="#${trade}"`);
      expect(html).toContain(`<section id="${trade}"`);
    }
    expect(html.match(/<section id="(\w+)" class="[^"]*" data-open/g)).toEqual([
      expect.stringContaining('id="installation"'),
    ]);
  });

  it('opens the tab of the service in the URL and selects it in the quote links and form', async () => {
    const html = await rendered('valence', {}, 'demoussage');
    expect(html).toMatch(/<section id="demoussage" class="[^"]*" data-open/);
    expect(html).toContain('href="/services/valence?service=demoussage#devis"');
    expect(html).toMatch(/<option value="demoussage" selected=""/);
  });

  it('links to the quote form without a service that the company does not list', async () => {
    expect(await rendered('lyon')).toContain('href="/services/lyon#devis"');
  });

  it('selects from the built-in services when the stored ones cannot be read', async () => {
    const html = await rendered('lyon', { services: [], servicesFailed: true });
    expect(html).toContain('data-service="reparation-des-fuites"');
    expect(html).not.toContain('Tout savoir sur ce service');
  });

  it('omits the call link without a telephone number', async () => {
    const profile = { ...frame.profile, phone: '' };
    expect(await rendered('lyon', { profile })).not.toContain('tel:');
  });

  it('shows a message when there is no review', async () => {
    expect(await rendered('lyon')).toContain('Aucun avis disponible pour le moment.');
  });

  it('shows duration and price of the trip, if known', async () => {
    const town = { name: 'Valence', department: '26', coordinates: { lat: 44.9, lng: 4.9 } };
    const trip = { town, km: 23, roadKm: 30, minutes: { from: 25, to: 40 }, feeCents: 0 };
    const page = { ...(await getPage('valence')), trip };
    const text = toText(renderToStaticMarkup(<CityContent frame={frame} page={page} chosen="" outcome={null} />));
    expect(text).toMatch(/environ 30.km par la route Temps de route entre 25.min et 40.min Déplacement offert/);
    expect(toText(await rendered('valence'))).not.toContain('Déplacement');
  });

  it('shows the distance of the city, and whether it is beyond the service radius', async () => {
    expect(toText(await rendered('lyon'))).toMatch(/Lyon et sa région, 100.km à la ronde/);
    expect(toText(await rendered('clermont-ferrand'))).toMatch(
      /173.km à vol d’oiseau Clermont-Ferrand Secteur au-delà de 100.km : sur étude/,
    );
  });
});
