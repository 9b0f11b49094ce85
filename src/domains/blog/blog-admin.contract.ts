import { z } from 'zod';
import { Id, Line, listQuery } from '#src/kernel/fields.ts';
import { BlogCategory, CATEGORY_MAX, NewBlogPost, PostFields, SLUG_MAX } from './blog.contract.ts';

/** Schemas of the back office's articles. */

/** Predefined categories; an editor may type others. */
export const CATEGORIES = ['Conseils', 'Isolation', 'Entretien', 'Matériaux', 'Réparation', 'Installation'] as const;

export const POST_STATUSES = ['published', 'draft'] as const;
export const POST_SORT_KEYS = ['created_at', 'published_at', 'title', 'updated_at'] as const;
const BULK_MAX = 1_000;
export const POST_BULK_ACTIONS = ['publish', 'unpublish', 'delete'] as const;
export type PostBulkAction = (typeof POST_BULK_ACTIONS)[number];

const Category = Line(CATEGORY_MAX, 1);

export const PostListQuery = z.object({
  ...listQuery([...POST_SORT_KEYS]),
  status: z.enum(POST_STATUSES).optional(),
  category: Category.optional(),
});
export type PostListQuery = z.infer<typeof PostListQuery>;
export const PostCategoryQuery = z.object({ ...PostListQuery.shape, category: Category });

/** Partial update of an article: only the given fields change. */
export const PostChange = z
  .object({ ...PostFields, slug: Line(SLUG_MAX, 1) })
  .partial()
  .extend({
    id: Id,
    /** `updated_at` that the editor loaded; the change is refused if the article was saved since. */
    updated_at: z.string().optional(),
  });
export type PostChange = z.infer<typeof PostChange>;

export const PostBulk = z.object({ ids: z.array(Id).min(1).max(BULK_MAX), action: z.enum(POST_BULK_ACTIONS) });
export const PostBulkResult = z.object({ changed: z.int() });

export const PostStatistics = z.object({
  total: z.int(),
  published: z.int(),
  drafts: z.int(),
  /** Distinct categories. */
  categories: z.int(),
  by_category: z.array(BlogCategory),
});
export type PostStatistics = z.infer<typeof PostStatistics>;

/** Validation of the article form: the server's rules plus an alternative text for the picture. */
export const PostForm = NewBlogPost.extend({ slug: z.string().max(SLUG_MAX) }).refine(
  ({ image, image_alt }) => image === '' || image_alt !== '',
  { path: ['image_alt'], error: 'Décrivez l’image pour qui ne la voit pas.' },
);
