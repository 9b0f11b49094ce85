import { z } from 'zod';
import { Coordinates, DIRECTIONS } from '#src/domains/places/zones/zone.contract.ts';
import { CityContent } from './city-content.contract.ts';

/** Number of testimonials on a town's page. */
export const CITY_TESTIMONIALS = 3;
export const CITY_TESTIMONIAL_STARS = 5;
export const CITY_WORKS = 2;

/** A town's page with what its place says. */
export const City = CityContent.extend({
  slug: z.string(),
  name: z.string(),
  /** Name of the department. */
  department: z.string(),
  coordinates: Coordinates,
  /** False while too little of its text is its own: search engines do not get it. */
  isIndexed: z.boolean(),
});
export type City = z.infer<typeof City>;

/** Data for a link to a town's page. */
export const CityLink = City.pick({ slug: true, name: true, department: true });
export type CityLink = z.infer<typeof CityLink>;

export const CitySlug = z.object({ slug: z.string().max(200) });

/** Distance of a town from a reference place. */
export const Reach = z.object({
  /** Name in the trip planner: "Valence (26)". */
  town: z.string(),
  /** Null while there is no seat. */
  seat: z.string().nullable(),
  /** Distance from the seat as the crow flies, whole kilometres. */
  km: z.int().nullable(),
  /** Direction from the seat. */
  direction: z.enum(DIRECTIONS).nullable(),
  radiusKm: z.int().nullable(),
  centreName: z.string(),
  isWithinRadius: z.boolean(),
  neighbours: z.array(z.object({ name: z.string(), km: z.int() })),
});
export type Reach = z.infer<typeof Reach>;
