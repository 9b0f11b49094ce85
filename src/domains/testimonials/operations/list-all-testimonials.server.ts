import { query } from '#src/platform/operation.server.ts';
import { TestimonialListQuery, TestimonialPage } from '../testimonial-desk.contract.ts';
import { selectTestimonials } from '../testimonial-desk.store.server.ts';

/** Reviews, published or not, in the owner's order unless asked otherwise. */
export const listAllTestimonials = query({
  allow: 'content:read',
  input: TestimonialListQuery,
  output: TestimonialPage,
  run: selectTestimonials,
});
