import { z } from 'zod';
import { City, CityLink } from '#src/domains/cities/city.contract.ts';
import { TestimonialList } from '#src/domains/testimonials/testimonial.contract.ts';

/** What the page of a town shows besides the frame. */
export const CityPage = z.object({
  city: City,
  /** The other towns that have a page. */
  others: z.array(CityLink),
  /** Five stars each, the nearest first. */
  testimonials: TestimonialList,
  /** Something could not be read: the page must not be kept. */
  isComplete: z.boolean(),
});
export type CityPage = z.infer<typeof CityPage>;
