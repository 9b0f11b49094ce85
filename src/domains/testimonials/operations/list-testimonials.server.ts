import { query } from '#src/platform/operation.server.ts';
import { TestimonialFilter, TestimonialList } from '../testimonial.contract.ts';
import { selectPublishedTestimonials } from '../testimonial.store.server.ts';

/** Returns published reviews in the owner's order, then the newest first. */
export const listTestimonials = query({
  allow: 'anyone',
  input: TestimonialFilter,
  output: TestimonialList,
  run: selectPublishedTestimonials,
});
