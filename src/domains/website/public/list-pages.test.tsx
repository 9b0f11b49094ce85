import { sql } from 'kysely';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '#demo/demo-site.server.ts';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { anArea } from '#src/domains/places/zones/place.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { PageDocument, type PageKey } from '#src/domains/site-pages/page.contract.ts';
import { aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getListStatus, sectionPageMeta, toQuery } from '../section-page.views.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import { CONTACT_SECTIONS } from './contact/contact-sections.tsx';
import { GALLERY_SECTIONS } from './gallery/work-list-section.tsx';
import { REVIEW_SECTIONS } from './reviews/review-sections.tsx';
import { Sections } from './sections.tsx';

const demoPage = (key: string) => demoRecords('pages').find(({ page }) => page === key)!.document;

useDatabase();
const system = systemContext('test');
const OWN = { ...GALLERY_SECTIONS, ...REVIEW_SECTIONS, ...CONTACT_SECTIONS };

/** Returns a page as a visitor gets it, with plain spaces. */
async function show(page: PageKey, query = '') {
  const frame = await readPublicFrame(asVisitor(), {});
  const { isComplete, ...read } = await readSectionPage(asVisitor(), { page, query });
  const html = renderToStaticMarkup(<Sections {...read} frame={frame} path="/contact" query={query} own={OWN} />);
  return { html: html.replaceAll(/[\u00a0\u202f]/g, ' '), isComplete, document: read.document, frame };
}

const promise = (values: Record<string, unknown>) =>
  saveSettings(system, {
    group: 'promises',
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { source: 'declared', value }])),
  });

describe('gallery page', () => {
  it('shows the works of the category in the address, and words of its own without any', async () => {
    expect((await show('gallery')).html).toContain('nous vous parlerons de nos chantiers');
    await aGalleryItem({ title: 'Chéneau', category: 'Zinc' });
    const { html, isComplete } = await show('gallery', '?categorie=zinc');
    expect(html).toContain('Chéneau');
    expect(html).toContain('href="/realisations?categorie=zinc" aria-current="true"');
    expect(isComplete).toBe(true);
  });

  it('stays uncached while the works cannot be read', async () => {
    await sql`drop table gallery_items`.execute(db());
    expect((await show('gallery')).isComplete).toBe(false);
  });
});

describe('reviews page', () => {
  it('searches by the words in the address', async () => {
    await aTestimonial({ name: 'Lyonnais', location: 'Lyon' });
    await aTestimonial({ name: 'Nantais', location: 'Nantes' });
    const { html } = await show('reviews', '?q=nantes\u0000');
    expect(html).toContain('Nantais');
    expect(html).not.toContain('Lyonnais');
  });

  it('shows the satisfaction only when the owner declares it, with the owner’s words', async () => {
    await aPublishedPage('reviews', demoPage('reviews'));
    expect((await show('reviews')).html).not.toContain('notre engagement');
    await promise({ satisfaction_percent: 98 });
    const { html } = await show('reviews');
    expect(html).toContain('<dd>98%</dd>');
    expect(html).toContain('Une réserve en fin de chantier');
  });

  it('offers another try while the reviews cannot be read', async () => {
    await sql`drop table testimonials`.execute(db());
    const { html, isComplete } = await show('reviews', '?q=panne');
    expect(html).toContain('href="/avis?q=panne"');
    expect(isComplete).toBe(false);
  });

  it('names the number of a page of the list to search engines, and hides one that does not exist', async () => {
    const { frame, document } = await show('reviews');
    const list = { number: 2, path: '/avis?page=2', isHidden: false };
    expect(JSON.stringify(sectionPageMeta(frame, 'reviews', document, { list }))).toMatch(/\(page 2\).*\/avis\?page=2/);
    const hidden = sectionPageMeta(frame, 'reviews', document, { list: { ...list, isHidden: true } });
    expect(hidden).toContainEqual({ name: 'robots', content: 'noindex' });
    expect([getListStatus(true, false), getListStatus(true, true), getListStatus(false, false)]).toEqual([
      200, 404, 503,
    ]);
    expect(toQuery('https://toit.example/avis?q=a')).toBe('?q=a');
  });
});

describe('contact page', () => {
  it('shows trip, map and towns only when there are places', async () => {
    await aPublishedPage('contact', demoPage('contact'));
    const { html } = await show('contact');
    expect(html).toContain('id="devis"');
    expect(html).not.toMatch(/titre-trajet|titre-carte|#carte/);
    await anArea(['44109', '44143'], 30);
    const placed = (await show('contact')).html;
    expect(placed).toMatch(/titre-trajet.*titre-carte/s);
    expect(placed).toContain('href="#carte"');
  });

  it('promises an answer only when the owner does', async () => {
    expect((await show('contact')).html).not.toContain('Rappel sous');
    await promise({ answer_hours: 4 });
    expect((await show('contact')).html).toContain('Rappel sous 4 h');
  });

  it('chooses the service that the address names, and has its form once', async () => {
    const form = (id: string) => ({ id, kind: 'contact-form', content: { title: 'Écrire', formTitle: 'Devis' } });
    const document = PageDocument.parse({ meta: { title: 'Contact' }, sections: [form('a'), form('b')] });
    await aPublishedPage('contact', document);
    const { html } = await show('contact', '?service=charpente');
    expect(html.split('id="devis"')).toHaveLength(2);
  });
});
