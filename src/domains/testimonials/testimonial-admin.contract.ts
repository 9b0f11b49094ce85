import { z } from 'zod';
import { Count, Flag, Id, listQuery } from '#src/kernel/fields.ts';
import { pageOf } from '#src/kernel/pagination.ts';
import { NewTestimonial, STARS, Testimonial, TestimonialFields } from './testimonial.contract.ts';

/** Shapes of the back office's reviews. */

export const TESTIMONIAL_SORT_KEYS = ['sort_order', 'created_at', 'name', 'rating'] as const;

export const TestimonialPage = pageOf(Testimonial);

export const TestimonialListQuery = z.object({
  ...listQuery([...TESTIMONIAL_SORT_KEYS]),
  active: Flag.optional(),
  rating: Count(STARS).optional(),
});
export type TestimonialListQuery = z.infer<typeof TestimonialListQuery>;

/** What changes of a review: only what is named. */
export const TestimonialChange = z.object(TestimonialFields).partial().extend({
  id: Id,
  /** What the editor read; refused when somebody else has saved meanwhile. */
  updated_at: z.string().optional(),
});

export const TestimonialMove = z.object({ id: Id, direction: z.enum(['up', 'down']) });

export const TestimonialStatistics = z.object({
  total: z.int(),
  active: z.int(),
  inactive: z.int(),
  /** Of all, one decimal; null while there is none. */
  average: z.number().nullable(),
});
export type TestimonialStatistics = z.infer<typeof TestimonialStatistics>;

const CSV_MAX = 900_000;
export const IMPORT_MAX = 500;

export const ImportRequest = z.object({
  csv: z.string().min(1).max(CSV_MAX),
  /** False only tells what would happen. */
  apply: z.boolean().default(false),
});

/** What a file holds, line by line; numbers of lines begin at 1, the heading's. */
export const TestimonialImport = z.object({
  rows: z.array(
    NewTestimonial.pick({ name: true, location: true, content: true, rating: true, is_active: true }).extend({
      line: z.int(),
      /** The same words of the same person are there already: it is not added again. */
      is_known: z.boolean(),
    }),
  ),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  /** Headings that say nothing to the import. */
  ignored: z.array(z.string()),
  /** How many were added; 0 when nothing was applied. */
  added: z.int(),
});
export type TestimonialImport = z.infer<typeof TestimonialImport>;
