import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
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

it('the legal notice leaves out what nobody has said, and says nothing in its place', () => {
  const empty = legalChapters(papersOf({}), 'Toitures du Pouzin');
  expect(idsOf(empty)).toEqual(['editeur', 'credits', 'utilisation']);
  const html = htmlOf(empty);
  expect(html).toContain('Toitures du Pouzin');
  expect(html).not.toMatch(/SIRET|TVA|mailto:"|tel:"/);
});

it('the legal notice says what is known', () => {
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

it('the privacy page says durations, not their names', () => {
  const html = htmlOf(privacyChapters(papersOf({}), 'Toitures du Pouzin'));
  expect(html).not.toMatch(/\{\w+\}/);
  expect(html).toContain('3 ans au plus');
  expect(html).not.toContain('mailto:"');
});

it.each([
  ['ign', 'IGN'],
  ['osm', 'OpenStreetMap'],
  ['aucune', undefined],
])('the detailed map of “%s” is told as what it is', (provider, name) => {
  const papers = companyPapersOf(settingsFrom({ map: { provider } }));
  for (const html of [htmlOf(legalChapters(papers, 'x')), htmlOf(privacyChapters(papers, 'x'))]) {
    if (name === undefined) expect(html).not.toMatch(/arte détaillée/);
    else expect(html).toContain(name);
  }
});

it('only a micro-enterprise says it is exempt', () => {
  expect(idsOf(accessibilityChapters(papersOf({})))).not.toContain('exemption');
  expect(idsOf(accessibilityChapters(papersOf({ is_micro_enterprise: true })))).toContain('exemption');
});

it('the site map goes on with the fixed pages, and says so, when the others cannot be read', () => {
  const failed = renderToString(<SiteMap pages={null} />);
  expect(failed).toContain('role="alert"');
  expect(failed).toContain('href="/contact"');
  const read = renderToString(<SiteMap pages={[{ path: '/blog/hiver', title: 'Avant l’hiver', group: 'blog' }]} />);
  expect(read).not.toContain('role="alert"');
  expect(read).toContain('href="/blog/hiver"');
  expect(read).not.toContain('href="/contact"');
});
