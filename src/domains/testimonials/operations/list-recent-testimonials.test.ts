import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { listRecentTestimonials } from './list-recent-testimonials.server.ts';

useDatabase();

it('names the newest, shown or not, and no more than asked', async () => {
  for (const name of ['Un', 'Deux', 'Trois']) await aTestimonial({ name, is_active: false });
  const recent = await listRecentTestimonials(await asAdmin(), { limit: 2 });
  expect(recent).toMatchObject([
    { name: 'Trois', is_active: false },
    { name: 'Deux', is_active: false },
  ]);
});

it('is for administrators', async () => {
  await expect(listRecentTestimonials(asVisitor(), { limit: 2 })).rejects.toMatchObject({ code: 'unauthenticated' });
});
