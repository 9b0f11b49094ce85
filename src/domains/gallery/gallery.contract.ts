import { z } from 'zod';
import { Count, Id, Line, Text } from '#src/kernel/fields.ts';
import { MAX_UNPAGED } from '#src/kernel/pagination.ts';

export const DEFAULT_CATEGORY = 'Charpente';
const CATEGORY_MAX = 80;

const Day = z.union([z.literal(''), z.iso.date()]);

/** A finished work. */
export const GalleryItem = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  location: z.string(),
  image: z.string(),
  image_alt: z.string(),
  /** The same place before the work; empty when there is no such picture. */
  before_image: z.string(),
  before_alt: z.string(),
  /** What must be said of the pictures: 'Illustration' of a drawing, a photographer's name; often empty. */
  credit: z.string(),
  /** Day the work ended, `YYYY-MM-DD`; empty when not told. */
  date: z.string(),
  is_active: z.boolean(),
  sort_order: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

export const GalleryList = z.array(GalleryItem);

/** Those of one category only, the first ones only; all of them when neither is said. */
export const GalleryFilter = z.object({
  category: Line(CATEGORY_MAX, 1).optional(),
  limit: Count(MAX_UNPAGED).default(MAX_UNPAGED),
});
export type GalleryFilter = z.infer<typeof GalleryFilter>;

export const GalleryItemId = z.object({ id: Id });

export const NewGalleryItem = z.object({
  title: Line(200, 1),
  description: Text(2_000).default(''),
  category: Line(CATEGORY_MAX, 1).default(DEFAULT_CATEGORY),
  location: Line(120).default(''),
  image: Line(300, 1),
  image_alt: Line(300).default(''),
  before_image: Line(300).default(''),
  before_alt: Line(300).default(''),
  credit: Line(120).default(''),
  date: Day.default(''),
  is_active: z.boolean().default(true),
  sort_order: z.int().min(0).max(100_000).default(0),
});
export type NewGalleryItem = z.infer<typeof NewGalleryItem>;
