import { z } from 'zod';
import { listCategories } from '#src/domains/blog/operations/list-categories.server.ts';
import { listPosts } from '#src/domains/blog/operations/list-posts.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { log } from '#src/platform/log.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { BlogPage } from '../blog-page.contract.ts';
import { POSTS_PER_PAGE } from '../blog-page.rules.ts';
import { builtInPosts } from '../built-in-post.rules.ts';
import { BUILT_IN_POSTS } from '../built-in-posts.texts.ts';

/** Reads one page of the blog: stored articles, or built-in ones when those cannot be read. */
export const readBlogPage = query({
  allow: 'anyone',
  input: z.object({ page: z.string().default('1'), category: z.string().default('') }),
  output: BlogPage,
  run: async ({ page, category }, context): Promise<BlogPage> => {
    const asked = { page, per_page: POSTS_PER_PAGE, ...(category && { category }) };
    try {
      const [{ items, meta }, categories] = await Promise.all([listPosts(context, asked), listCategories(context, {})]);
      const isThere = items.length > 0 || (meta.page === 1 && category === '');
      return isThere ? { found: 'stored', posts: items, meta, categories, category } : { found: 'nothing' };
    } catch (cause) {
      if (cause instanceof DomainError && cause.code === 'invalid') return { found: 'nothing' };
      log().error({ requestId: context.requestId, err: cause }, 'the blog stands on built-in articles');
      return { found: 'unreadable', posts: builtInPosts(BUILT_IN_POSTS) };
    }
  },
});
