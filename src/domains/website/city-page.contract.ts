import { z } from 'zod';
import { GalleryList } from '#src/domains/gallery/gallery.contract.ts';
import { City, CityLink } from '#src/domains/places/cities/city.contract.ts';
import { Trip } from '#src/domains/places/zones/trip.contract.ts';
import { TestimonialList } from '#src/domains/testimonials/testimonial.contract.ts';

/** What the page of a town shows besides the frame. */
export const CityPage = z.object({
  city: City,
  /** The other towns that have a page. */
  others: z.array(CityLink),
  /** Five stars each, the nearest first. */
  testimonials: TestimonialList,
  /** Finished works, the nearest first. */
  works: GalleryList,
  /** The journey from the seat; null when nothing can be said of it. */
  trip: Trip.nullable(),
  /** Something could not be read: the page must not be kept. */
  isComplete: z.boolean(),
});
export type CityPage = z.infer<typeof CityPage>;
