import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { countAllTestimonials } from './count-all-testimonials.server.ts';

useDatabase();

describe('countAllTestimonials', () => {
  it('counts reviews and returns their average with one decimal', async () => {
    for (const rating of [5, 5, 4]) await aTestimonial({ rating });
    await aTestimonial({ rating: 3, is_active: false });
    expect(await countAllTestimonials(await asAdmin(), {})).toEqual({ total: 4, active: 3, inactive: 1, average: 4.3 });
  });

  it('returns no average without reviews', async () => {
    expect(await countAllTestimonials(await asAdmin(), {})).toEqual({
      total: 0,
      active: 0,
      inactive: 0,
      average: null,
    });
  });
});
