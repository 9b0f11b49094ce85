import { z } from 'zod';
import { Newest } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { RecentTestimonial } from '../testimonial-figures.contract.ts';
import { selectNewestTestimonials } from '../testimonial-figures.store.server.ts';

/** Returns the most recently stored reviews. */
export const listRecentTestimonials = query({
  allow: 'content:read',
  input: Newest,
  output: z.array(RecentTestimonial),
  run: ({ limit }) => selectNewestTestimonials(limit),
});
