import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { readTestimonial } from './read-testimonial.server.ts';

useDatabase();

describe('readTestimonial', () => {
  it('returns a published review to any visitor, by number or by its digits', async () => {
    const testimonial = await aTestimonial();
    expect(await readTestimonial(asVisitor(), { id: testimonial.id })).toEqual(testimonial);
    expect(await readTestimonial(asVisitor(), { id: String(testimonial.id) })).toEqual(testimonial);
  });

  it('returns neither unpublished nor missing reviews', async () => {
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

  it.each(['', '0', '-1', '1.5', 'un', '99999999999'])('refuses %j', async (id) => {
    await expect(readTestimonial(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
  });
});
