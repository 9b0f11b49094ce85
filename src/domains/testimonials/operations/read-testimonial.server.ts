import { query } from '#src/platform/operation.server.ts';
import { Testimonial, TestimonialId } from '../testimonial.contract.ts';
import { testimonialNotFound } from '../testimonial.rules.ts';
import { selectPublishedTestimonial } from '../testimonial.store.server.ts';

/** Returns one published review. */
export const readTestimonial = query({
  allow: 'anyone',
  input: TestimonialId,
  output: Testimonial,
  run: async ({ id }) => {
    const testimonial = await selectPublishedTestimonial(id);
    if (testimonial === undefined) throw testimonialNotFound();
    return testimonial;
  },
});
