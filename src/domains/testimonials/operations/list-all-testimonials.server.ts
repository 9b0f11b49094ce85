import { query } from '#src/platform/operation.server.ts';
import { TestimonialListQuery, TestimonialPage } from '../testimonial-admin.contract.ts';
import { selectTestimonials } from '../testimonial-admin.store.server.ts';

/** Reviews, published or not, in the owner's order unless asked otherwise. */
export const listAllTestimonials = query({
  allow: 'content:read',
  input: TestimonialListQuery,
  output: TestimonialPage,
  run: selectTestimonials,
});
