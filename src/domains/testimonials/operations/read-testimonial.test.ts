import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { readTestimonial } from './read-testimonial.server.ts';

useDatabase();

it('anybody reads a published one, by number or by its digits', async () => {
  const testimonial = await aTestimonial();
  expect(await readTestimonial(asVisitor(), { id: testimonial.id })).toEqual(testimonial);
  expect(await readTestimonial(asVisitor(), { id: String(testimonial.id) })).toEqual(testimonial);
});

it('nobody reads one that is not published, nor one that is not there', async () => {
  const { id } = await aTestimonial({ is_active: false });
  for (const context of [asVisitor(), await asAdmin()]) {
    for (const wanted of [id, id + 1]) {
      await expect(readTestimonial(context, { id: wanted })).rejects.toMatchObject({
        code: 'not-found',
        message: 'Témoignage non trouvé',
      });
    }
  }
});

it.each(['', '0', '-1', '1.5', 'un', '99999999999'])('%j is refused', async (id) => {
  await expect(readTestimonial(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
});
