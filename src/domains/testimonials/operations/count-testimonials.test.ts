import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { countTestimonials } from './count-testimonials.server.ts';

useDatabase();

describe('countTestimonials', () => {
  it('counts published reviews by stars and averages them', async () => {
    for (const rating of [5, 5, 4, 2]) await aTestimonial({ rating });
    await aTestimonial({ rating: 1, is_active: false });
    expect(await countTestimonials(asVisitor(), {})).toEqual({ count: 4, average: 4, by_rating: [0, 1, 0, 1, 2] });
  });

  it('returns no average without reviews', async () => {
    expect(await countTestimonials(asVisitor(), {})).toEqual({ count: 0, average: null, by_rating: [0, 0, 0, 0, 0] });
  });
});
