import { z } from 'zod';
import { BlogCard, BlogCategory, BlogPost } from '#src/domains/blog/blog.contract.ts';
import { PageMeta } from '#src/kernel/pagination.ts';

/** What stands under /blog. */
export const BlogPage = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('stored'),
    posts: z.array(BlogCard),
    meta: PageMeta,
    categories: z.array(BlogCategory),
    /** The category that is asked for; empty for all. */
    category: z.string(),
  }),
  /** No such page, or nobody writes in that category. */
  z.object({ found: z.literal('nothing') }),
  /** The stored articles cannot be read now; built-in ones stand in. */
  z.object({ found: z.literal('unreadable'), posts: z.array(BlogCard) }),
]);
export type BlogPage = z.infer<typeof BlogPage>;

/** What stands under /blog/{slug}. */
export const ArticlePage = z.discriminatedUnion('found', [
  z.object({ found: z.literal('stored'), post: BlogPost, related: z.array(BlogCard) }),
  /** Asked for by its number: its address. */
  z.object({ found: z.literal('elsewhere'), slug: z.string() }),
  /** No such article; the newest to read instead. */
  z.object({ found: z.literal('nothing'), related: z.array(BlogCard) }),
  /** The stored articles cannot be read now; a built-in one when it has this address, and the others. */
  z.object({ found: z.literal('unreadable'), post: BlogPost.nullable(), related: z.array(BlogCard) }),
]);
export type ArticlePage = z.infer<typeof ArticlePage>;
