import { z } from 'zod';
import { SentPicture } from '#src/domains/media/picture.contract.ts';
import { Count, Flag, Id, Line, listQuery, Position, Text } from '#src/kernel/fields.ts';
import { getPage, MAX_UNPAGED } from '#src/kernel/pagination.ts';

/** Default categories; the owner may add others. */
export const GALLERY_CATEGORIES = ['Charpente', 'Couverture', 'Zinguerie'] as const;
export const DEFAULT_CATEGORY = 'Charpente';
export const CATEGORY_MAX = 80;

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
  /** Picture of the same view before the work; empty when there is none. */
  before_image: z.string(),
  before_alt: z.string(),
  /** Credit of the pictures: 'Illustration' for a drawing, or a photographer's name; often empty. */
  credit: z.string(),
  /** Day the work ended, `YYYY-MM-DD`; empty when unknown. */
  date: z.string(),
  is_active: z.boolean(),
  sort_order: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

export const GalleryList = z.array(GalleryItem);

/** Filter by category and limit; without either, all works are returned. */
export const GalleryFilter = z.object({
  category: Line(CATEGORY_MAX, 1).optional(),
  limit: Count(MAX_UNPAGED).default(MAX_UNPAGED),
});
export type GalleryFilter = z.infer<typeof GalleryFilter>;

export const GalleryItemId = z.object({ id: Id });

const Fields = {
  title: Line(200, 1),
  description: Text(2_000),
  category: Line(CATEGORY_MAX, 1),
  location: Line(120),
  image: SentPicture.refine((image) => image !== '', 'Choisissez un fichier image.'),
  image_alt: Line(300),
  before_image: SentPicture,
  before_alt: Line(300),
  credit: Line(120),
  date: Day,
  is_active: Flag,
  sort_order: Position,
};

export const NewGalleryItem = z.object({
  ...Fields,
  description: Fields.description.default(''),
  category: Fields.category.default(DEFAULT_CATEGORY),
  location: Fields.location.default(''),
  image_alt: Fields.image_alt.default(''),
  before_image: Fields.before_image.default(''),
  before_alt: Fields.before_alt.default(''),
  credit: Fields.credit.default(''),
  date: Fields.date.default(''),
  is_active: Fields.is_active.default(true),
  sort_order: Fields.sort_order.default(0),
});
export type NewGalleryItem = z.infer<typeof NewGalleryItem>;

/** Changed fields of a work; omitted fields stay unchanged. */
export const GalleryChange = z.object(Fields).partial().extend({
  id: Id,
  /** Version the editor loaded; the change is refused when another user has saved since. */
  updated_at: z.string().optional(),
});
export type GalleryChange = z.infer<typeof GalleryChange>;

export const GALLERY_STATUSES = ['published', 'draft'] as const;
export const GALLERY_SORT_KEYS = ['sort_order', 'title', 'date', 'created_at', 'updated_at'] as const;
const Filters = { ...listQuery([...GALLERY_SORT_KEYS]), status: z.enum(GALLERY_STATUSES).optional() };
export const GalleryListQuery = z.object({ ...Filters, category: Line(CATEGORY_MAX).optional() });
export type GalleryListQuery = z.infer<typeof GalleryListQuery>;
export const GalleryCategoryQuery = z.object({ ...Filters, category: Line(CATEGORY_MAX, 1) });
export const GalleryPage = getPage(GalleryItem);

export const GalleryOrder = z.object({ ids: z.array(Id).min(1).max(1_000) });
export const ChangedItems = z.object({ changed: z.int() });

export const GalleryStatistics = z.object({
  total: z.int(),
  published: z.int(),
  drafts: z.int(),
  categories: z.int(),
  /** The distinct categories, in French order. */
  category_names: z.array(z.string()),
});
export type GalleryStatistics = z.infer<typeof GalleryStatistics>;
