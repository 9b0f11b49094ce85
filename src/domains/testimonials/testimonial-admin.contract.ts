import { z } from 'zod';
import { Count, Flag, Id, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { NewTestimonial, STARS, Testimonial, TestimonialFields } from './testimonial.contract.ts';

/** Shapes of the reviews in the back office. */

export const TESTIMONIAL_SORT_KEYS = ['sort_order', 'created_at', 'name', 'rating'] as const;

export const TestimonialPage = getPage(Testimonial);

export const TestimonialListQuery = z.object({
  ...listQuery([...TESTIMONIAL_SORT_KEYS]),
  active: Flag.optional(),
  rating: Count(STARS).optional(),
});
export type TestimonialListQuery = z.infer<typeof TestimonialListQuery>;

/** Changed fields of a review; missing fields stay as they are. */
export const TestimonialChange = z.object(TestimonialFields).partial().extend({
  id: Id,
  /** Version that the editor read; refused when another user has saved since then. */
  updated_at: z.string().optional(),
});

export const TestimonialMove = z.object({ id: Id, direction: z.enum(['up', 'down']) });

export const TestimonialStatistics = z.object({
  total: z.int(),
  active: z.int(),
  inactive: z.int(),
  /** Average of all reviews, one decimal; null while there is none. */
  average: z.number().nullable(),
});
export type TestimonialStatistics = z.infer<typeof TestimonialStatistics>;

const CSV_MAX = 900_000;
export const IMPORT_MAX = 500;

export const ImportRequest = z.object({
  csv: z.string().min(1).max(CSV_MAX),
  /** False only returns a preview. */
  apply: z.boolean().default(false),
});

/** Content of a file, line by line; line numbers begin at 1, which is the heading. */
export const TestimonialImport = z.object({
  rows: z.array(
    NewTestimonial.pick({ name: true, location: true, content: true, rating: true, is_active: true }).extend({
      line: z.int(),
      /** The same text of the same person is already stored: it is not added again. */
      is_known: z.boolean(),
    }),
  ),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  /** Headings that the import does not know. */
  ignored: z.array(z.string()),
  /** Number of added reviews; 0 when nothing was applied. */
  added: z.int(),
});
export type TestimonialImport = z.infer<typeof TestimonialImport>;
