import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readCityPage } from './city-page.queries.server.ts';

useDatabase();

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
