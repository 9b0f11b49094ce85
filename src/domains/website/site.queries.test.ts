import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { placeIllustration } from '#src/domains/media/commands/place-illustration.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findPublicPage, listPublicPages, readHome, readPublicFrame } from './site.queries.server.ts';

useDatabase();

describe('findPublicPage', () => {
  it('finds fixed pages and pages of stored content', async () => {
    await aService({ title: 'Zinguerie', heroImage: '/media/a' });
    expect(await findPublicPage(asVisitor(), { path: '/zones' })).toMatchObject({ group: 'site' });
    expect(await findPublicPage(asVisitor(), { path: '/services/zinguerie' })).toMatchObject({
      title: 'Zinguerie',
      group: 'services',
      image: '/media/a',
    });
    await aPost({ title: 'Mousse', image: '/media/b' });
    expect(await findPublicPage(asVisitor(), { path: '/blog/mousse' })).toMatchObject({
      group: 'blog',
      image: '/media/b',
    });
  });

  it('prefers a city page to a service with the same slug', async () => {
    const { id } = await aService({ title: 'Lyonnais' });
    // Such slugs could be stored before they were refused.
    await db().updateTable('services').set({ slug: 'lyon' }).where('id', '=', id).execute();
    expect(await findPublicPage(asVisitor(), { path: '/services/lyon' })).toMatchObject({
      title: 'Couvreur à Lyon',
      group: 'cities',
    });
  });

  it.each(['/services/inconnu', '/nulle-part', '/services/../admin', ''])(
    'rejects %s as an unknown page',
    async (path) => {
      await expect(findPublicPage(asVisitor(), { path })).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});

describe('listPublicPages', () => {
  it('lists the fixed pages and every published service and article once', async () => {
    await aService({ title: 'Zinguerie' });
    await aService({ title: 'Lauze', is_active: false });
    const { id } = await aService({ title: 'Lyonnais' });
    // Such slugs could be stored before they were refused.
    await db().updateTable('services').set({ slug: 'lyon' }).where('id', '=', id).execute();
    await aPost({ title: 'Tempête', is_published: true });
    const paths = (await listPublicPages(asVisitor(), {})).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/avis',
        '/mentions-legales',
        '/services/zinguerie',
        '/services/lyon',
        '/blog/tempete',
      ]),
    );
    expect(paths).not.toContain('/services/lauze');
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('readHome', () => {
  it('returns published content in the owner’s order, up to the carousel’s limit', async () => {
    for (const place of Array.from({ length: 8 }, (_, index) => index)) {
      await aTestimonial({ name: `Client ${place}`, sort_order: 8 - place });
    }
    await aTestimonial({ name: 'Retiré', is_active: false });
    await aGalleryItem({ title: 'Chéneau' });
    await aPost({ title: 'Le gel' });
    await aPost({ title: 'Brouillon', is_published: false });
    const { testimonials, gallery, posts } = await readHome(asVisitor(), {});
    expect(testimonials?.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3, 2].map((place) => `Client ${place}`));
    expect(gallery?.map(({ title }) => title)).toEqual(['Chéneau']);
    expect(posts?.map(({ title }) => title)).toEqual(['Le gel']);
  });

  it('distinguishes empty content from unreadable content', async () => {
    expect(await readHome(asVisitor(), {})).toEqual({ testimonials: [], gallery: [], posts: [] });
    await sql`drop table gallery_items`.execute(db());
    expect(await readHome(asVisitor(), {})).toEqual({ testimonials: [], gallery: null, posts: [] });
    await sql`drop table testimonials`.execute(db());
    await sql`drop table blog_posts`.execute(db());
    expect(await readHome(asVisitor(), {})).toEqual({ testimonials: null, gallery: null, posts: null });
  });
});

describe('frame of a public page', () => {
  const system = systemContext('test');

  it('returns the company, its services and the pictures', async () => {
    await placeIllustration(system, { name: 'hero-charpente', image: '/media/a-1200.webp', alt: 'Une charpente' });
    await createService(system, { title: 'Charpente', description: 'Du bois.', features: ['a', 'b', 'c', 'd'] });
    const frame = await readPublicFrame(asVisitor(), {});
    expect(frame).toMatchObject({ isComplete: true, servicesFailed: false });
    expect(frame.services).toEqual([
      expect.objectContaining({ slug: 'charpente', features: ['a', 'b', 'c'], image: '/media/a-1200.webp' }),
    ]);
  });

  it('omits unreadable services and reports them', async () => {
    await sql`drop table services`.execute(db());
    const frame = await readPublicFrame(asVisitor(), {});
    expect(frame).toMatchObject({ isComplete: false, servicesFailed: true, services: [] });
    expect(frame.profile.hours).toBe('');
    expect(frame.facts.rating).toBe('');
  });
});
