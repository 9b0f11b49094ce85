import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { STARS, TestimonialFigures } from '../testimonial.contract.ts';
import { averageRating } from '../testimonial.rules.ts';
import { countByRating } from '../testimonial.store.server.ts';

/** Counts published reviews, in total and by stars, and their average. */
export const countTestimonials = query({
  allow: 'anyone',
  input: z.object({}),
  output: TestimonialFigures,
  run: async () => {
    const counts = await countByRating();
    const by_rating = Array.from(
      { length: STARS },
      (_, place) => counts.find(({ rating }) => rating === place + 1)?.count ?? 0,
    );
    return { count: by_rating.reduce((sum, some) => sum + some, 0), average: averageRating(by_rating), by_rating };
  },
});
