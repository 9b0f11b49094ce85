import { getPage, getRange, toMeta } from '#src/kernel/pagination.ts';
import { query } from '#src/platform/operation.server.ts';
import { Testimonial, TestimonialSearch } from '../testimonial.contract.ts';
import { REVIEWS_PER_PAGE } from '../testimonial.rules.ts';
import { searchPublished } from '../testimonial.store.server.ts';

/** Returns one page of the published reviews that contain these words and have this rating. */
export const searchTestimonials = query({
  allow: 'anyone',
  input: TestimonialSearch,
  output: getPage(Testimonial),
  run: async ({ page, ...wanted }) => {
    const request = { page, per_page: REVIEWS_PER_PAGE };
    const { items, total } = await searchPublished(wanted, getRange(request));
    return { items, meta: toMeta(request, total) };
  },
});
