import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { openTestimonial } from './open-testimonial.server.ts';

useDatabase();

describe('openTestimonial', () => {
  it('returns an unpublished review to its editor', async () => {
    const review = await aTestimonial({ is_active: false });
    expect(await openTestimonial(await asAdmin(), { id: review.id })).toEqual(review);
  });

  it('allows only administrators, and only on existing reviews', async () => {
    await expect(openTestimonial(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(openTestimonial(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
