import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { TestimonialStatistics } from '../testimonial-admin.contract.ts';
import { countTestimonialRows } from '../testimonial-admin.store.server.ts';

/** Counts all reviews, published or not, and their average. */
export const countAllTestimonials = query({
  allow: 'content:read',
  input: z.object({}),
  output: TestimonialStatistics,
  run: countTestimonialRows,
});
