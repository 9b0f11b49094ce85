import { describe, expect, it } from 'vitest';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { pageMeta } from './page-meta.views.ts';
import type { PublicFrame } from './site.contract.ts';
import { toGraph } from './structured-data.views.ts';

const frame: PublicFrame = {
  origin: 'https://toits.example',
  profile: { ...toSiteProfile(settingsFrom({})), name: 'Toits', phone: '04 65 71 00 00', city: 'Le Pouzin' },
  facts: NO_FACTS,
  services: [],
  area: NO_AREA,
  menus: {},
  servicesFailed: false,
  illustrations: { 'hero-toiture': { image: '/media/a-1200.webp', alt: 'Un toit' } },
  offersEmail: true,
  measuredBy: '',
  isComplete: true,
};
const page = { title: 'Contact', description: 'Écrivez-nous.', path: '/contact' };

describe('pageMeta', () => {
  it('returns an absolute canonical address and preview image', () => {
    const meta = pageMeta(frame, page);
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://toits.example/contact' });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://toits.example/partage/contact.jpg' });
  });

  it('includes keywords only if the page has some', () => {
    expect(pageMeta(frame, { ...page, keywords: 'toit, Lyon' })).toContainEqual({
      name: 'keywords',
      content: 'toit, Lyon',
    });
    expect(JSON.stringify(pageMeta(frame, page))).not.toContain('keywords');
  });

  it('returns noindex without a canonical address for a hidden page', () => {
    expect(pageMeta(frame, { ...page, hidden: true })).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(pageMeta(frame, { ...page, hidden: true }))).not.toContain('canonical');
  });

  it('returns the preferred page as the canonical address of a hidden one', () => {
    const meta = pageMeta(frame, { ...page, hidden: true, preferred: '/services' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://toits.example/services' });
  });
});

describe('structured data', () => {
  const zones = ['Nantes', 'Rezé'].map((name) => ({ slug: name.toLowerCase(), name }));
  const area = { ...NO_AREA, centre: { lat: 47.2, lng: -1.5 }, radiusKm: 40, zones };
  const graph = JSON.stringify(toGraph({ ...frame, area }, page));

  it('describes a roofer with its telephone, its circle and the towns it serves', () => {
    expect(graph).toContain('"@type":"RoofingContractor"');
    expect(graph).toContain('"telephone":"+33465710000"');
    expect(graph.match(/"@type":"City"/g)).toHaveLength(2);
    expect(graph).toContain('"geoRadius":40000');
  });

  it('describes no area that the company has not stored', () => {
    expect(JSON.stringify(toGraph(frame, page))).not.toMatch(/GeoCircle|areaServed/);
  });

  it('contains no rating', () => {
    expect(graph).not.toMatch(/AggregateRating|Review/);
  });

  it('takes the description of the site when a page has none left, or leaves it out', () => {
    const described = { ...frame, profile: { ...frame.profile, description: 'Couvreur à Nantes.' } };
    expect(pageMeta(described, { ...page, description: '' })).toContainEqual({
      name: 'description',
      content: 'Couvreur à Nantes.',
    });
    expect(JSON.stringify(pageMeta(frame, { ...page, description: '' }))).not.toContain('description');
  });
});
