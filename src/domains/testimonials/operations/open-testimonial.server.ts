import { query } from '#src/platform/operation.server.ts';
import { Testimonial, TestimonialId } from '../testimonial.contract.ts';
import { testimonialNotFound } from '../testimonial.rules.ts';
import { selectTestimonial } from '../testimonial-admin.store.server.ts';

/** Returns one review to its editor, published or not. */
export const openTestimonial = query({
  allow: 'content:read',
  input: TestimonialId,
  output: Testimonial,
  run: async ({ id }) => {
    const testimonial = await selectTestimonial(id);
    if (testimonial === undefined) throw testimonialNotFound();
    return testimonial;
  },
});
