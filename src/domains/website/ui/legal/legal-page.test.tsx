import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { companyPapersOf } from '#src/domains/settings/legal-identity.rules.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { accessibilityChapters } from './accessibility.tsx';
import type { Chapter } from './document-page.tsx';
import { legalChapters } from './legal-notice.tsx';
import { privacyChapters } from './privacy.tsx';
import { SiteMap } from './site-map.tsx';

const papersOf = (company: Record<string, unknown>) => companyPapersOf(settingsFrom({ company }));
const idsOf = (chapters: Chapter[]): string[] => chapters.map(({ id }) => id);
const htmlOf = (chapters: Chapter[]): string =>
  renderToString(chapters.map(({ id, body }) => <div key={id}>{body}</div>)).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('legal page', () => {
  it('omits missing data from the legal notice, without placeholders', () => {
    const empty = legalChapters(papersOf({}), 'Toitures du Pouzin');
    expect(idsOf(empty)).toEqual(['editeur', 'credits', 'utilisation']);
    const html = htmlOf(empty);
    expect(html).toContain('Toitures du Pouzin');
    expect(html).not.toMatch(/SIRET|TVA|mailto:"|tel:"/);
  });

  it('shows the filled-in data in the legal notice', () => {
    const papers = papersOf({
      legal_name: 'Faîtages SARL',
      siret: '000 000 000 00000',
      host: 'Un hébergeur',
      insurer: 'Un assureur',
      mediator: 'Un médiateur',
    });
    const chapters = legalChapters(papers, 'Toitures du Pouzin');
    expect(idsOf(chapters)).toEqual(['editeur', 'hebergement', 'assurance', 'mediation', 'credits', 'utilisation']);
    const html = htmlOf(chapters);
    for (const said of ['Faîtages SARL', '000 000 000 00000', 'Un hébergeur', 'Un assureur', 'Un médiateur']) {
      expect(html).toContain(said);
    }
    expect(html).not.toContain('Contrat');
  });

  it('shows retention periods instead of their names on the privacy page', () => {
    const html = htmlOf(privacyChapters(papersOf({}), 'Toitures du Pouzin'));
    expect(html).not.toMatch(/\{\w+\}/);
    expect(html).toContain('3 ans au plus');
    expect(html).not.toContain('mailto:"');
  });

  it.each([
    ['ign', 'IGN'],
    ['osm', 'OpenStreetMap'],
    ['aucune', undefined],
  ])('names the provider of the detailed map “%s”', (provider, name) => {
    const papers = companyPapersOf(settingsFrom({ map: { provider } }));
    for (const html of [htmlOf(legalChapters(papers, 'x')), htmlOf(privacyChapters(papers, 'x'))]) {
      if (name === undefined) expect(html).not.toMatch(/arte détaillée/);
      else expect(html).toContain(name);
    }
  });

  it('states the accessibility exemption only for a micro-enterprise', () => {
    expect(idsOf(accessibilityChapters(papersOf({})))).not.toContain('exemption');
    expect(idsOf(accessibilityChapters(papersOf({ is_micro_enterprise: true })))).toContain('exemption');
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
