import { countTestimonials } from '#src/domains/testimonials/operations/count-testimonials.server.ts';
import { searchTestimonials } from '#src/domains/testimonials/operations/search-testimonials.server.ts';
import { TestimonialSearch } from '#src/domains/testimonials/testimonial.contract.ts';
import { log } from '#src/platform/log.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { Reviews } from '../reviews-page.contract.ts';

/** Returns the reviews that match the search, and the figures of all reviews; null when they cannot be read. */
export const readReviews = query({
  allow: 'anyone',
  input: TestimonialSearch,
  output: Reviews,
  run: async (wanted, context) => {
    try {
      const [figures, found] = await Promise.all([countTestimonials(context, {}), searchTestimonials(context, wanted)]);
      return { figures, found };
    } catch (cause) {
      log().error({ requestId: context.requestId, err: cause }, 'the reviews cannot be read');
      return null;
    }
  },
});
