import { z } from 'zod';
import { Count, Id, Line, NAME_MAX, PictureAddress, SEARCH_MAX, Text } from '#src/kernel/fields.ts';
import { MAX_UNPAGED } from '#src/kernel/pagination.ts';

export const STARS = 5;
const LOCATION_MAX = 120;
const CONTENT_MAX = 2_000;
export const SORT_ORDER_MAX = 100_000;

const Day = z.union([z.literal(''), z.iso.date()]);

/** Customer review as the public site shows it. */
export const Testimonial = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  content: z.string(),
  rating: z.int().min(1).max(STARS),
  image: z.string(),
  /** Day of the reviewed work, `YYYY-MM-DD`; empty when unknown. */
  experience_date: z.string(),
  /** The company has linked it to an order. */
  is_verified: z.boolean(),
  is_active: z.boolean(),
  sort_order: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const TestimonialList = z.array(Testimonial);

/** Only the reviews of one location, or only the first ones; all of them without either. */
export const TestimonialFilter = z.object({
  location: Line(LOCATION_MAX, 1).optional(),
  limit: Count(MAX_UNPAGED).default(MAX_UNPAGED),
});
export type TestimonialFilter = z.infer<typeof TestimonialFilter>;

/** Words that occur in name, content or place, and an exact number of stars. */
export const TestimonialSearch = z.object({
  search: Line(SEARCH_MAX).default(''),
  rating: Count(STARS).optional(),
  page: Count(100_000).default(1),
});
export type TestimonialSearch = z.infer<typeof TestimonialSearch>;

/** Statistics of the published reviews. */
export const TestimonialFigures = z.object({
  count: z.int(),
  /** Null while there is none. */
  average: z.number().nullable(),
  /** Number of reviews with one star, two, … five. */
  by_rating: z.array(z.int()).length(STARS),
});
export type TestimonialFigures = z.infer<typeof TestimonialFigures>;

export const TestimonialId = z.object({ id: Id });

/** Fields of a review that the back office may write. */
export const TestimonialFields = {
  name: Line(NAME_MAX, 1),
  location: Line(LOCATION_MAX),
  content: Text(CONTENT_MAX, 1),
  rating: z.int().min(1).max(STARS),
  image: PictureAddress,
  experience_date: Day,
  is_verified: z.boolean(),
  is_active: z.boolean(),
  sort_order: z.int().min(0).max(SORT_ORDER_MAX),
};

export const NewTestimonial = z.object({
  ...TestimonialFields,
  location: TestimonialFields.location.default(''),
  rating: TestimonialFields.rating.default(STARS),
  image: TestimonialFields.image.default(''),
  experience_date: Day.default(''),
  is_verified: z.boolean().default(false),
  is_active: z.boolean().default(true),
  sort_order: TestimonialFields.sort_order.default(0),
  /** Only to import a review that was published elsewhere; otherwise the time of its entry. */
  created_at: z.iso.datetime().optional(),
});
export type NewTestimonial = z.infer<typeof NewTestimonial>;
