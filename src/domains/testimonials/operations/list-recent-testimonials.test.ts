import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { listRecentTestimonials } from './list-recent-testimonials.server.ts';

useDatabase();

describe('listRecentTestimonials', () => {
  it('returns the newest, published or not, up to the requested limit', async () => {
    for (const name of ['Un', 'Deux', 'Trois']) await aTestimonial({ name, is_active: false });
    const recent = await listRecentTestimonials(await asAdmin(), { limit: 2 });
    expect(recent).toMatchObject([
      { name: 'Trois', is_active: false },
      { name: 'Deux', is_active: false },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(listRecentTestimonials(asVisitor(), { limit: 2 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
