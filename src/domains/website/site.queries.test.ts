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
import {
  findPublicPage,
  listPublicPages,
  readCityPage,
  readHome,
  readPublicFrame,
  readReviews,
} from './site.queries.server.ts';

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
    expect(frame.profile.hours).toBe('24h/24, 7j/7');
  });
});

describe('city page', () => {
  it('returns its texts, the other cities and three five-star testimonials, nearest first', async () => {
    for (const location of ['Montélimar', 'Bourg-lès-Valence', 'Grenoble', 'Valence']) await aTestimonial({ location });
    await aTestimonial({ location: 'Valence', rating: 4 });
    const page = await readCityPage(asVisitor(), { slug: 'valence' });
    expect(page).toMatchObject({ isComplete: true, city: { name: 'Valence' } });
    expect(page.others.map(({ slug }) => slug)).toEqual(['lyon', 'saint-etienne', 'clermont-ferrand', 'grenoble']);
    expect(page.testimonials.map(({ location, rating }) => [location, rating])).toEqual([
      ['Valence', 5],
      ['Bourg-lès-Valence', 5],
      ['Montélimar', 5],
    ]);
  });

  it('returns the two nearest works and the trip from the registered office', async () => {
    for (const location of ['Montélimar', 'Valence', 'Crest']) await aGalleryItem({ location });
    const { works, trip } = await readCityPage(asVisitor(), { slug: 'valence' });
    expect(works.map(({ location }) => location)).toEqual(['Valence', 'Crest']);
    expect(trip).toMatchObject({ town: { name: 'Valence' }, km: 23, roadKm: 30, feeCents: 0 });
  });

  it('returns no fee for a city whose trips are priced individually', async () => {
    expect((await readCityPage(asVisitor(), { slug: 'clermont-ferrand' })).trip).toMatchObject({ feeCents: null });
  });

  it('hides unpublished testimonials', async () => {
    await aTestimonial({ location: 'Lyon', is_active: false });
    expect((await readCityPage(asVisitor(), { slug: 'lyon' })).testimonials).toEqual([]);
  });

  it.each([
    ['testimonials', { testimonials: [] }],
    ['gallery_items', { works: [] }],
    ['settings', { trip: null }],
  ])('omits unreadable %s and returns isComplete false', async (table, without) => {
    await sql`drop table ${sql.table(table)}`.execute(db());
    expect(await readCityPage(asVisitor(), { slug: 'lyon' })).toMatchObject({ isComplete: false, ...without });
  });

  it('rejects an unknown city as not found', async () => {
    await expect(readCityPage(asVisitor(), { slug: 'privas' })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('readReviews', () => {
  it('returns the matching reviews and the figures of all reviews', async () => {
    await aTestimonial({ name: 'Lyonnais', location: 'Lyon', rating: 4 });
    await aTestimonial({ rating: 5 });
    const reviews = await readReviews(asVisitor(), { search: 'lyon' });
    expect(reviews?.figures).toMatchObject({ count: 2, average: 4.5 });
    expect(reviews?.found.items.map(({ name }) => name)).toEqual(['Lyonnais']);
  });

  it('returns null instead of an error when the reviews cannot be read', async () => {
    await sql`drop table testimonials`.execute(db());
    expect(await readReviews(asVisitor(), {})).toBeNull();
  });
});
