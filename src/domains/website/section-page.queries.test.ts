import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { savePageDraft } from '#src/domains/site-pages/commands/save-page-draft.server.ts';
import { aDocument, aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { createPreviewToken } from '#src/domains/site-pages/page-preview.internal.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
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

  it('shows the neutral page, which is not cached, when the stored one cannot be read', async () => {
    await aPublishedPage('home', aDocument());
    await sql`drop table site_pages`.execute(db());
    const { document, isComplete } = await readHome();
    expect(document.sections[0]?.kind).toBe('hero');
    expect(isComplete).toBe(false);
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
