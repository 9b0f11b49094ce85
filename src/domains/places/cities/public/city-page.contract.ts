import { z } from 'zod';
import { GalleryList } from '#src/domains/gallery/gallery.contract.ts';
import { Trip } from '#src/domains/places/zones/trip.contract.ts';
import { TestimonialList } from '#src/domains/testimonials/testimonial.contract.ts';
import { City, CityLink, Reach } from '../city.contract.ts';

/** Content of a city page, besides the frame. */
export const CityPage = z.object({
  city: City,
  reach: Reach,
  /** Other cities with a page. */
  others: z.array(CityLink),
  /** Five-star testimonials, nearest first. */
  testimonials: TestimonialList,
  /** Finished works, nearest first. */
  works: GalleryList,
  /** Trip from the registered office; null when it cannot be calculated. */
  trip: Trip.nullable(),
  /** False when a part could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});
export type CityPage = z.infer<typeof CityPage>;
