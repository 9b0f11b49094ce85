import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { anArea } from '#src/domains/places/zones/place.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { savePageDraft } from '#src/domains/site-pages/commands/save-page-draft.server.ts';
import { aDocument, aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { createPreviewToken } from '#src/domains/site-pages/page-preview.internal.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { previewSectionPage, readSectionPage } from './section-page.queries.server.ts';

useDatabase();
beforeEach(() => setSecretKeys(TEST_SECRET_KEY));

const readHome = () => readSectionPage(asVisitor(), { page: 'home' });

describe('readSectionPage', () => {
  it('returns published content in the owner’s order, up to the carousel’s limit', async () => {
    for (const place of Array.from({ length: 8 }, (_, index) => index)) {
      await aTestimonial({ name: `Client ${place}`, sort_order: 8 - place });
    }
    await aTestimonial({ name: 'Retiré', is_active: false });
    await aGalleryItem({ title: 'Chéneau' });
    await aPost({ title: 'Le gel' });
    await aPost({ title: 'Brouillon', is_published: false });
    const { records, isComplete } = await readHome();
    expect(records.testimonials?.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3, 2].map((place) => `Client ${place}`));
    expect(records.gallery?.map(({ title }) => title)).toEqual(['Chéneau']);
    expect(records.posts?.map(({ title }) => title)).toEqual(['Le gel']);
    expect(isComplete).toBe(true);
  });

  it('distinguishes empty content from unreadable content', async () => {
    expect((await readHome()).records).toEqual({ testimonials: [], gallery: [], posts: [], history: [] });
    await publish('content', { what: 'everything' });
    await sql`drop table gallery_items`.execute(db());
    const { records, isComplete } = await readHome();
    expect(records).toMatchObject({ testimonials: [], gallery: null, posts: [] });
    expect(isComplete).toBe(false);
  });

  it('reads only what the sections of the page show', async () => {
    await aPublishedPage('home', aDocument());
    await sql`drop table gallery_items`.execute(db());
    expect(await readHome()).toMatchObject({ records: { gallery: [], testimonials: [] }, isComplete: true });
  });

  it('reads once until content changes, and never keeps what is not complete', async () => {
    await aTestimonial({ name: 'Première' });
    const names = async () => (await readHome()).records.testimonials?.map(({ name }) => name);
    expect(await names()).toEqual(['Première']);
    await sql`alter table testimonials rename to elsewhere`.execute(db());
    expect(await names()).toEqual(['Première']);
    await publish('content', { what: 'everything' });
    expect(await names()).toBeUndefined();
    await sql`alter table elsewhere rename to testimonials`.execute(db());
    expect(await names()).toEqual(['Première']);
  });

  it('shows the neutral page, which is not cached, when the stored one cannot be read', async () => {
    await aPublishedPage('home', aDocument());
    await sql`drop table site_pages`.execute(db());
    const { document, isComplete } = await readHome();
    expect(document.sections[0]?.kind).toBe('hero');
    expect(isComplete).toBe(false);
  });
});

describe('readSectionPage of prices', () => {
  const readPrices = async () => (await readSectionPage(asVisitor(), { page: 'prices' })).records.prices;
  const save = (values: Record<string, unknown>) => saveSettings(systemContext('test'), { group: 'prices', values });

  it('returns an empty list until the owner fills it in', async () => {
    expect(await readPrices()).toMatchObject({ lines: [], hourlyCents: 0, quoteCents: null, travel: null });
  });

  it('returns amounts in whole cents, in the stored order', async () => {
    const lines = [
      { label: 'Démoussage', unit: 'm²', price_cents: 1_500, is_from: true },
      { label: 'Remplacement d’une tuile', price_cents: 3_550 },
    ];
    await save({ lines, hourly_cents: 5_500, as_of: '2026-11-01' });
    const list = await readPrices();
    expect(list).toMatchObject({ lines, hourlyCents: 5_500, priceDate: '2026-11-01' });
    expect(list?.lines[1]).toMatchObject({ unit: '', detail: '', is_from: false });
  });

  it.each([
    [{ lines: [{ label: 'x', price_cents: 12.5 }] }, 'lines.0.price_cents'],
    [{ lines: [{ label: ' ', price_cents: 1 }] }, 'lines.0.label'],
    [{ lines: [{ label: 'x', price_cents: -1 }] }, 'lines.0.price_cents'],
    [{ hourly_cents: '55' }, 'hourly_cents'],
    [{ as_of: '1er novembre' }, 'as_of'],
  ])('rejects %j with 422', async (values, field) => {
    const refusal = await save(values).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422 });
    expect(Object.keys((refusal as { fields: object }).fields)[0]).toBe(field);
    expect((await readPrices())?.lines).toEqual([]);
  });
});

describe('readSectionPage of zones', () => {
  it('returns the map, and is not complete while the places cannot be read', async () => {
    await anArea(['44109', '44143'], 30);
    const read = () => readSectionPage(asVisitor(), { page: 'zones' });
    const { records, isComplete } = await read();
    expect([records.map?.zones.map(({ name }) => name), isComplete]).toEqual([['Nantes', 'Rezé'], true]);
    await publish('content', { what: 'everything' });
    await sql`drop table service_area`.execute(db());
    expect(await read()).toMatchObject({ records: { map: { zones: [] } }, isComplete: false });
  });
});

describe('previewSectionPage', () => {
  it('returns the draft for the holder of a link, and nothing without one', async () => {
    await aPublishedPage('home', aDocument('A'));
    await savePageDraft(systemContext('test'), { page: 'home', document: aDocument('B') });
    const preview = (token: string) => previewSectionPage(asVisitor(), { page: 'home', token });
    expect((await preview(createPreviewToken('home'))).document).toEqual(aDocument('B'));
    expect((await readHome()).document).toEqual(aDocument('A'));
    await expect(preview('')).rejects.toMatchObject({ code: 'not-found' });
    await expect(preview(createPreviewToken('about'))).rejects.toMatchObject({ code: 'not-found' });
  });
});
