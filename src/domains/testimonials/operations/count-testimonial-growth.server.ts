import { Growth, Since } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { countTestimonialRows } from '../testimonial-figures.store.server.ts';

/** Counts all and published reviews, now and at an instant. */
export const countTestimonialGrowth = query({
  allow: 'content:read',
  input: Since,
  output: Growth,
  run: ({ since }) => countTestimonialRows(since),
});
