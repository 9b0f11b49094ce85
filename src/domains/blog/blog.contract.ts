import { z } from 'zod';
import { PictureInput } from '#src/domains/media/picture.contract.ts';
import { Count, Id, Line, Text } from '#src/kernel/fields.ts';
import { pageOf } from '#src/kernel/pagination.ts';

export const TITLE_MAX = 200;
export const CONTENT_MAX = 200_000;
export const CATEGORY_MAX = 80;
/** Of an address, the figure that tells it from another included. */
export const SLUG_MAX = 220;
export const DEFAULT_CATEGORY = 'Conseils';
export const DEFAULT_READ_TIME = '5 min';
/** Shown when an article names nobody. */
export const DEFAULT_AUTHOR = 'Admin';

/** Everything of an article but its body, as cards and lists show it. */
export const BlogCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** The beginning of the body when the author wrote none. */
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
export const BlogCardPage = pageOf(BlogCard);

/** Odd values are refused, only a large `per_page` is capped. */
export const BlogListQuery = z.object({
  page: Count(100_000).optional(),
  per_page: Count(999_999).optional(),
  category: Line(CATEGORY_MAX, 1).optional(),
});
export type BlogListQuery = z.infer<typeof BlogListQuery>;

/** A category that has published articles, and how many. */
export const BlogCategory = z.object({ name: z.string(), count: z.int() });
export type BlogCategory = z.infer<typeof BlogCategory>;

/** An article; `content` is text with light Markdown. To editors `excerpt` is what the author wrote, nothing else. */
export const BlogPost = BlogCard.extend({ content: z.string() });
export type BlogPost = z.infer<typeof BlogPost>;

export const BlogPostId = z.object({ id: Id });
export const BlogSlug = z.object({ slug: Line(SLUG_MAX, 1) });

/** What an editor may write of an article. */
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

/** An article as the back office writes it; the slug comes from the title unless the editor names one. */
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
  /** Only to take over an article that appeared elsewhere; otherwise the moment of publication. */
  published_at: z.iso.datetime().optional(),
});
export type NewBlogPost = z.infer<typeof NewBlogPost>;

/** What a list of addresses says of an article. */
export const PostAddress = BlogCard.pick({ slug: true, title: true, image: true, updated_at: true });
export type PostAddress = z.infer<typeof PostAddress>;
