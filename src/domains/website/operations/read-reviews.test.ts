import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readReviews } from './read-reviews.server.ts';

useDatabase();

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
