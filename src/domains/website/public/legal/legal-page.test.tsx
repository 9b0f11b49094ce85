import { sql } from 'kysely';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import type { PageKey } from '#src/domains/site-pages/page.contract.ts';
import { aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { builtInPage } from '#src/domains/site-pages/page.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSectionPage } from '../../section-page.queries.server.ts';
import { readPublicFrame } from '../../site.queries.server.ts';
import { Sections } from '../sections.tsx';
import { LEGAL_SECTIONS } from './own-sections.tsx';
import { SiteMap } from './site-map.tsx';

useDatabase();
const system = systemContext('test');

/** Returns a legal page as a visitor gets it, and the ids of its chapters in the table of contents. */
async function show(page: PageKey) {
  const frame = await readPublicFrame(asVisitor(), {});
  const read = await readSectionPage(asVisitor(), { page });
  const html = renderToStaticMarkup(<Sections {...read} frame={frame} path="/" own={LEGAL_SECTIONS} />);
  const words = html.replaceAll(/[\u00a0\u202f]/g, ' ');
  const chapters = [...words.matchAll(/<li><a href="#([\w-]+)">/g)].map(([, id]) => id);
  return { html: words, chapters, isComplete: read.isComplete };
}

const saveCompany = (values: Record<string, unknown>) => saveSettings(system, { group: 'company', values });

describe('legal page', () => {
  it('omits missing data from the legal notice, without placeholders', async () => {
    await saveSettings(system, { group: 'general', values: { site_name: 'Toits Martin' } });
    const { html, chapters } = await show('legal-notice');
    expect(chapters).toEqual(['editeur', 'credits', 'utilisation']);
    expect(html).toContain('Toits Martin');
    expect(html).not.toMatch(/SIRET|TVA|mailto:"|tel:"/);
  });

  it('shows the filled-in data in the legal notice, and nothing else of the company', async () => {
    await saveCompany({
      legal_name: 'Faîtages SARL',
      legal_form: 'SARL',
      capital: '10 000 €',
      registry: 'RCS Valence',
      siret: '123 456 782 00010',
      host: 'Un hébergeur',
      insurer: 'Un assureur',
      mediator: 'Un médiateur',
      iban: 'FR1420041010050500013M02606',
    });
    const { html, chapters } = await show('legal-notice');
    expect(chapters).toEqual(['editeur', 'hebergement', 'assurance', 'mediation', 'credits', 'utilisation']);
    const facts = ['SARL au capital de 10 000 €', 'RCS Valence 123 456 782', '123 456 782 00010'];
    for (const message of ['Faîtages SARL', ...facts, 'Un hébergeur', 'Un assureur', 'Un médiateur']) {
      expect(html).toContain(message);
    }
    expect(html).not.toMatch(/Contrat|FR14/);
  });

  it('shows retention periods instead of their names on the privacy page', async () => {
    const { html } = await show('privacy');
    expect(html).not.toMatch(/\{\w+\}/);
    expect(html).toContain('3 ans au plus');
    expect(html).not.toContain('mailto:"');
  });

  it.each([
    ['ign', 'IGN'],
    ['osm', 'OpenStreetMap'],
    ['aucune', undefined],
  ])('names the provider of the detailed map “%s”', async (provider, name) => {
    await saveSettings(system, { group: 'map', values: { provider } });
    for (const page of ['legal-notice', 'privacy'] as const) {
      const { html } = await show(page);
      if (name === undefined) expect(html).not.toMatch(/arte détaillée/);
      else expect(html).toContain(name);
    }
  });

  it('states the accessibility exemption only for a micro-enterprise', async () => {
    expect((await show('accessibility')).chapters).not.toContain('exemption');
    await saveCompany({ is_micro_enterprise: true });
    expect((await show('accessibility')).chapters).toContain('exemption');
  });

  it('shows the owner’s words around what the product states', async () => {
    const document = builtInPage('privacy');
    const [banner, essentials, ...others] = document.sections;
    if (banner === undefined || essentials?.kind !== 'chapter') throw new Error('another page');
    const content = {
      ...essentials.content,
      title: 'En bref',
      points: ['**Rien** de plus.'],
      end: ['Et [ici](/contact).'],
    };
    await aPublishedPage('privacy', { ...document, sections: [banner, { ...essentials, content }, ...others] });
    const { html } = await show('privacy');
    expect(html).toContain('<h2 id="essentiel">En bref</h2>');
    expect(html.indexOf('Aucun traceur')).toBeLessThan(html.indexOf('**Rien** de plus.'));
    expect(html).toContain('<a href="/contact">ici</a>');
  });

  it('says that data cannot be shown, and is not cached, while the settings cannot be read', async () => {
    await sql`drop table settings`.execute(db());
    const { html, isComplete } = await show('legal-notice');
    expect(html).toContain('ne peuvent pas être affichées pour le moment');
    expect(isComplete).toBe(false);
  });

  it('shows the fixed pages and an alert in the site map when other pages cannot be read', () => {
    const failed = renderToStaticMarkup(<SiteMap pages={null} />);
    expect(failed).toContain('role="alert"');
    expect(failed).toContain('href="/contact"');
    const read = renderToStaticMarkup(
      <SiteMap pages={[{ path: '/blog/hiver', title: 'Avant l’hiver', group: 'blog' }]} />,
    );
    expect(read).not.toContain('role="alert"');
    expect(read).toContain('href="/blog/hiver"');
    expect(read).not.toContain('href="/contact"');
  });
});
