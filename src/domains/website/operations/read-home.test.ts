import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readHome } from './read-home.server.ts';

useDatabase();

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
