import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { BUILT_IN_CARE } from '../../built-in-care.texts.ts';
import { asService } from '../../built-in-service.views.ts';
import { ServiceBody } from './service-body.tsx';

const PROFILE = { ...toSiteProfile(settingsFrom({})), phone: '04 65 71 00 00', city: 'Le Pouzin' };
const FACTS = { ...NO_FACTS, years: '12', answer_hours: '2', radius: '100', of_centre: 'de Valence' };
const LEAK = asService('reparation-des-fuites', BUILT_IN_CARE['reparation-des-fuites']);
const OWN = {
  ...LEAK,
  duration: '2 heures à 2 jours',
  sub_services: ['Recherche de fuite'],
  materials: ['Bâche armée'],
  process: [{ step: 1, title: 'Appel', description: 'Vous décrivez.', icon: 'phone' }],
  image: '/media/a-1200.webp',
  image_alt: 'Une goutte',
  heroImage: '/media/b-1200.webp',
  hero_image_alt: 'Un solin',
  credit: 'Illustration',
};
const frame: PublicFrame = {
  origin: 'https://toits.example',
  profile: PROFILE,
  facts: FACTS,
  services: [{ ...LEAK, features: [] }],
  area: NO_AREA,
  menus: {},
  servicesFailed: false,
  illustrations: { 'apres-fuite': { image: '/media/z-1200.webp', alt: 'Une souche' } },
  offersEmail: true,
  measuredBy: '',
  isComplete: true,
};

const markup = (service = OWN, profile = PROFILE, facts = FACTS): string =>
  renderToStaticMarkup(
    <ServiceBody
      frame={{ ...frame, profile, facts }}
      service={service}
      unreadable={undefined}
      crumbs={[]}
      reviews={[]}
      works={[]}
      outcome={null}
    />,
  );

const toText = (html: string): string => html.replace(/<[^>]+>/g, ' ');

describe('ServiceBody', () => {
  it('shows the stored price, duration, parts, materials, steps and both pictures of a service', () => {
    const html = markup();
    for (const view of [
      '100 à 200 €',
      '2 heures à 2 jours',
      'Recherche de fuite',
      'Bâche armée',
      'Vous décrivez.',
      'alt="Une goutte"',
      'alt="Un solin"',
      'Illustration',
      '100 km autour de Valence',
    ]) {
      expect(html).toContain(view);
    }
    expect(html).not.toContain('Étude et Devis');
  });

  it('shows four default steps for a service without its own, and no empty section', () => {
    const text = toText(markup(LEAK));
    for (const step of ['Étude et Devis', 'Planification', 'Exécution', 'Réception']) expect(text).toContain(step);
    for (const absent of ['Nos prestations', 'Matériaux', 'Durée habituelle', 'Ce qu’en disent', 'Du même métier']) {
      expect(text).not.toContain(absent);
    }
  });

  it('shows the trade’s illustration, marked as such, for a service without a picture', () => {
    const html = markup(LEAK);
    expect(html).toContain('/media/z-800.webp');
    expect(html).toMatch(/alt="Une souche".*<figcaption>Illustration</s);
  });

  it.each([
    [OWN, FACTS, ['durée habituelle', 'prix', 'd’expérience']],
    [{ ...OWN, price: 'Sur devis' }, FACTS, ['durée habituelle', 'd’expérience', 'réponse maximum']],
    [{ ...LEAK, price: '' }, { ...FACTS, years: '' }, ['réponse maximum']],
  ])('shows only known facts in the hero (%#)', (service, facts, labels) => {
    const [hero = ''] = /<dl.*?<\/dl>/s.exec(markup(service, PROFILE, facts)) ?? [];
    expect([...hero.matchAll(/<dt>([^<]+)/g)].map(([, label]) => label)).toEqual(labels);
  });

  it('promises nothing that is not known', () => {
    const html = markup(OWN, PROFILE, NO_FACTS);
    for (const absent of ['réponse maximum', 'd’expérience', 'Travaux assurés', 'nous rappelons', 'Chantier tenu']) {
      expect(html).not.toContain(absent);
    }
    expect(html).not.toContain('à chaque moment');
  });

  it('says how the works are done as the owner declares it', () => {
    const declared = { ...NO_FACTS, site_care: 'Gravats emportés.', follow_up: 'Un appel chaque soir.' };
    const html = markup(OWN, PROFILE, declared);
    for (const words of ['Chantier tenu propre', 'Gravats emportés.', 'Un appel chaque soir.'])
      expect(html).toContain(words);
  });

  it('omits the telephone link without a number', () => {
    expect(markup(OWN, { ...PROFILE, phone: '' })).not.toContain('tel:');
  });

  it('selects this service in the form', () => {
    expect(markup()).toContain('<option value="reparation-des-fuites" selected="">Réparation des fuites</option>');
  });
});
