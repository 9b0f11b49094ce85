import { query } from '#src/platform/operation.server.ts';
import { TestimonialListQuery, TestimonialPage } from '../testimonial-admin.contract.ts';
import { selectTestimonials } from '../testimonial-admin.store.server.ts';

/** Returns all reviews, published or not, in the owner's order unless another one is requested. */
export const listAllTestimonials = query({
  allow: 'content:read',
  input: TestimonialListQuery,
  output: TestimonialPage,
  run: selectTestimonials,
});
