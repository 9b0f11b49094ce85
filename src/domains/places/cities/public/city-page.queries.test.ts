import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { anArea } from '#src/domains/places/zones/place.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTown } from '../city.fixture.server.ts';
import { readCityPage } from './city-page.queries.server.ts';

useDatabase(async () => {
  await anArea(['44143', '44162'], 30);
  await aTown('44109');
  await aTown('49007');
});

describe('city page', () => {
  it('returns its texts, the other cities and three five-star testimonials, nearest first', async () => {
    for (const location of ['Angers', 'Basse-Goulaine', 'Rezé', 'Nantes']) await aTestimonial({ location });
    await aTestimonial({ location: 'Nantes', rating: 4 });
    const page = await readCityPage(asVisitor(), { slug: 'nantes' });
    expect(page).toMatchObject({ isComplete: true, city: { name: 'Nantes' }, reach: { seat: 'Rezé', km: 3 } });
    expect(page.others.map(({ slug }) => slug)).toEqual(['angers']);
    expect(page.testimonials.map(({ location, rating }) => [location, rating])).toEqual([
      ['Nantes', 5],
      ['Rezé', 5],
      ['Basse-Goulaine', 5],
    ]);
  });

  it('returns the two nearest works and the trip from the seat', async () => {
    for (const location of ['Angers', 'Nantes', 'Saint-Herblain']) await aGalleryItem({ location });
    const { works, trip } = await readCityPage(asVisitor(), { slug: 'nantes' });
    expect(works.map(({ location }) => location)).toEqual(['Nantes', 'Saint-Herblain']);
    expect(trip).toMatchObject({ town: { name: 'Nantes' }, km: 3, roadKm: 4, isOnStudy: false });
  });

  it('says that trips to a city beyond the circle are priced individually', async () => {
    expect((await readCityPage(asVisitor(), { slug: 'angers' })).trip).toMatchObject({ isOnStudy: true });
  });

  it('hides unpublished testimonials', async () => {
    await aTestimonial({ location: 'Nantes', is_active: false });
    expect((await readCityPage(asVisitor(), { slug: 'nantes' })).testimonials).toEqual([]);
  });

  it.each([
    ['testimonials', { testimonials: [] }],
    ['gallery_items', { works: [] }],
    ['settings', { trip: null }],
  ])('omits unreadable %s and returns isComplete false', async (table, without) => {
    await sql`drop table ${sql.table(table)}`.execute(db());
    expect(await readCityPage(asVisitor(), { slug: 'nantes' })).toMatchObject({ isComplete: false, ...without });
  });

  it('rejects an unknown city as not found', async () => {
    await expect(readCityPage(asVisitor(), { slug: 'reze' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
