import { z } from 'zod';
import { PictureInput } from '#src/domains/media/picture.contract.ts';
import { Count, Id, Line, Text } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

export const TITLE_MAX = 200;
export const CONTENT_MAX = 200_000;
export const CATEGORY_MAX = 80;
/** Maximum length of a slug, including the number that makes it unique. */
export const SLUG_MAX = 220;
export const DEFAULT_CATEGORY = 'Conseils';
export const DEFAULT_READ_TIME = '5 min';
/** Shown when an article has no author. */
export const DEFAULT_AUTHOR = 'Admin';

/** Article without its body, as cards and lists show it. */
export const BlogCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** Start of the body if the author wrote no excerpt. */
  excerpt: z.string(),
  category: z.string(),
  image: z.string(),
  image_alt: z.string(),
  author: z.string(),
  readTime: z.string(),
  tags: z.array(z.string()),
  is_published: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
});
export type BlogCard = z.infer<typeof BlogCard>;
export const BlogCardPage = getPage(BlogCard);

/** Invalid values are refused, only a large `per_page` is capped. */
export const BlogListQuery = z.object({
  page: Count(100_000).optional(),
  per_page: Count(999_999).optional(),
  category: Line(CATEGORY_MAX, 1).optional(),
});
export type BlogListQuery = z.infer<typeof BlogListQuery>;

/** Category with published articles, and their number. */
export const BlogCategory = z.object({ name: z.string(), count: z.int() });
export type BlogCategory = z.infer<typeof BlogCategory>;

/** Article; `content` is light Markdown. For editors `excerpt` is only what the author wrote. */
export const BlogPost = BlogCard.extend({ content: z.string() });
export type BlogPost = z.infer<typeof BlogPost>;

export const BlogPostId = z.object({ id: Id });
export const BlogSlug = z.object({ slug: Line(SLUG_MAX, 1) });

/** Fields that an editor may set on an article. */
export const PostFields = {
  title: Line(TITLE_MAX, 1),
  content: Text(CONTENT_MAX, 1),
  excerpt: Text(500),
  category: Line(CATEGORY_MAX),
  image: PictureInput,
  image_alt: Line(300),
  author: Line(120),
  readTime: Line(20),
  tags: z.array(Line(40, 1)).max(20),
  is_published: z.boolean(),
};

/** New article from the back office; the slug is derived from the title unless the editor sets one. */
export const NewBlogPost = z.object({
  ...PostFields,
  slug: Line(SLUG_MAX).optional(),
  excerpt: PostFields.excerpt.default(''),
  category: PostFields.category.default(DEFAULT_CATEGORY),
  image: PostFields.image.default(''),
  image_alt: PostFields.image_alt.default(''),
  author: PostFields.author.default(''),
  readTime: PostFields.readTime.default(DEFAULT_READ_TIME),
  tags: PostFields.tags.default([]),
  is_published: PostFields.is_published.default(false),
  /** Set only to import an article published elsewhere; default: the moment of publication. */
  published_at: z.iso.datetime().optional(),
});
export type NewBlogPost = z.infer<typeof NewBlogPost>;

/** Article data for the sitemap. */
export const PostAddress = BlogCard.pick({ slug: true, title: true, image: true, updated_at: true });
export type PostAddress = z.infer<typeof PostAddress>;
