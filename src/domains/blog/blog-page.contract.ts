import { z } from 'zod';
import { PageMeta } from '#src/kernel/pagination.ts';
import { BlogCard, BlogCategory, BlogPost } from './blog.contract.ts';

/** Result for /blog. */
export const BlogPage = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('stored'),
    posts: z.array(BlogCard),
    meta: PageMeta,
    categories: z.array(BlogCategory),
    /** Requested category; empty for all. */
    category: z.string(),
  }),
  /** The page does not exist, or the category has no articles. */
  z.object({ found: z.literal('nothing') }),
  /** The stored articles cannot be read; built-in ones are shown instead. */
  z.object({ found: z.literal('unreadable'), posts: z.array(BlogCard) }),
]);
export type BlogPage = z.infer<typeof BlogPage>;

/** Result for /blog/{slug}. */
export const ArticlePage = z.discriminatedUnion('found', [
  z.object({ found: z.literal('stored'), post: BlogPost, related: z.array(BlogCard) }),
  /** Requested by its id: redirects to its slug. */
  z.object({ found: z.literal('elsewhere'), slug: z.string() }),
  /** No such article; the newest articles are suggested instead. */
  z.object({ found: z.literal('nothing'), related: z.array(BlogCard) }),
  /** The stored articles cannot be read; a built-in one with this slug, if any, and the others. */
  z.object({ found: z.literal('unreadable'), post: BlogPost.nullable(), related: z.array(BlogCard) }),
]);
export type ArticlePage = z.infer<typeof ArticlePage>;
