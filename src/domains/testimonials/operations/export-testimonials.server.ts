import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { Testimonial } from '../testimonial.contract.ts';
import { TestimonialListQuery } from '../testimonial-desk.contract.ts';
import { selectAllTestimonials } from '../testimonial-desk.store.server.ts';

/** Every review that a list's search and filters leave, in its order. */
export const exportTestimonials = query({
  allow: 'content:read',
  input: TestimonialListQuery.omit({ page: true, per_page: true }),
  output: z.array(Testimonial),
  run: selectAllTestimonials,
});
