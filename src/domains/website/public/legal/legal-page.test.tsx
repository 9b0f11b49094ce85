import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { accessibilityChapters } from './accessibility.tsx';
import type { Chapter } from './document-page.tsx';
import { legalChapters } from './legal-notice.tsx';
import { privacyChapters } from './privacy.tsx';
import { SiteMap } from './site-map.tsx';

const readIdentity = (company: Record<string, unknown>) => toLegalIdentity(settingsFrom({ company }));
const toIds = (chapters: Chapter[]): string[] => chapters.map(({ id }) => id);
const toHtml = (chapters: Chapter[]): string =>
  renderToString(chapters.map(({ id, body }) => <div key={id}>{body}</div>)).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('legal page', () => {
  it('omits missing data from the legal notice, without placeholders', () => {
    const empty = legalChapters(readIdentity({}), 'Toitures du Pouzin');
    expect(toIds(empty)).toEqual(['editeur', 'credits', 'utilisation']);
    const html = toHtml(empty);
    expect(html).toContain('Toitures du Pouzin');
    expect(html).not.toMatch(/SIRET|TVA|mailto:"|tel:"/);
  });

  it('shows the filled-in data in the legal notice', () => {
    const legalIdentity = readIdentity({
      legal_name: 'Faîtages SARL',
      legal_form: 'SARL',
      capital: '10 000 €',
      registry: 'RCS Valence',
      siret: '123 456 782 00010',
      host: 'Un hébergeur',
      insurer: 'Un assureur',
      mediator: 'Un médiateur',
    });
    const chapters = legalChapters(legalIdentity, 'Toitures du Pouzin');
    expect(toIds(chapters)).toEqual(['editeur', 'hebergement', 'assurance', 'mediation', 'credits', 'utilisation']);
    const html = toHtml(chapters);
    const facts = ['SARL au capital de 10 000 €', 'RCS Valence 123 456 782', '123 456 782 00010'];
    for (const message of ['Faîtages SARL', ...facts, 'Un hébergeur', 'Un assureur', 'Un médiateur']) {
      expect(html).toContain(message);
    }
    expect(html).not.toContain('Contrat');
  });

  it('shows retention periods instead of their names on the privacy page', () => {
    const html = toHtml(privacyChapters(readIdentity({}), 'Toitures du Pouzin'));
    expect(html).not.toMatch(/\{\w+\}/);
    expect(html).toContain('3 ans au plus');
    expect(html).not.toContain('mailto:"');
  });

  it.each([
    ['ign', 'IGN'],
    ['osm', 'OpenStreetMap'],
    ['aucune', undefined],
  ])('names the provider of the detailed map “%s”', (provider, name) => {
    const identity = toLegalIdentity(settingsFrom({ map: { provider } }));
    for (const html of [toHtml(legalChapters(identity, 'x')), toHtml(privacyChapters(identity, 'x'))]) {
      if (name === undefined) expect(html).not.toMatch(/arte détaillée/);
      else expect(html).toContain(name);
    }
  });

  it('states the accessibility exemption only for a micro-enterprise', () => {
    expect(toIds(accessibilityChapters(readIdentity({})))).not.toContain('exemption');
    expect(toIds(accessibilityChapters(readIdentity({ is_micro_enterprise: true })))).toContain('exemption');
  });

  it('shows the fixed pages and an alert in the site map when other pages cannot be read', () => {
    const failed = renderToString(<SiteMap pages={null} />);
    expect(failed).toContain('role="alert"');
    expect(failed).toContain('href="/contact"');
    const read = renderToString(<SiteMap pages={[{ path: '/blog/hiver', title: 'Avant l’hiver', group: 'blog' }]} />);
    expect(read).not.toContain('role="alert"');
    expect(read).toContain('href="/blog/hiver"');
    expect(read).not.toContain('href="/contact"');
  });
});
