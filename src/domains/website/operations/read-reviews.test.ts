import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readReviews } from './read-reviews.server.ts';

useDatabase();

it('brings the reviews asked for beside the figures of all', async () => {
  await aTestimonial({ name: 'Lyonnais', location: 'Lyon', rating: 4 });
  await aTestimonial({ rating: 5 });
  const reviews = await readReviews(asVisitor(), { search: 'lyon' });
  expect(reviews?.figures).toMatchObject({ count: 2, average: 4.5 });
  expect(reviews?.found.items.map(({ name }) => name)).toEqual(['Lyonnais']);
});

it('says that they cannot be read instead of failing with them', async () => {
  await sql`drop table testimonials`.execute(db());
  expect(await readReviews(asVisitor(), {})).toBeNull();
});
