import { z } from 'zod';
import type { BlogCard } from '#src/domains/blog/blog.contract.ts';
import { findMovedPost } from '#src/domains/blog/operations/find-moved-post.server.ts';
import { findPost } from '#src/domains/blog/operations/find-post.server.ts';
import { listPosts } from '#src/domains/blog/operations/list-posts.server.ts';
import { listRelatedPosts } from '#src/domains/blog/operations/list-related-posts.server.ts';
import { readPost } from '#src/domains/blog/operations/read-post.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { log } from '#src/platform/log.server.ts';
import { type Context, query } from '#src/platform/operation.server.ts';
import { ArticlePage } from '../blog-page.contract.ts';
import { builtInPosts } from '../built-in-post.rules.ts';
import { BUILT_IN_POSTS } from '../built-in-posts.texts.ts';

/** Number of articles suggested instead of a missing one. */
const SUGGESTED = 3;
const NUMBER = /^\d+$/;

const isMissing = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'not-found' || error.code === 'invalid');

/** Returns the result for a missing article: a redirect if it has moved, else suggestions. */
async function getReplacement(context: Context, slug: string): Promise<ArticlePage> {
  const moved = await findMovedPost(context, { slug }).catch(() => ({ slug: null }));
  return moved.slug === null
    ? { found: 'nothing', related: await newest(context) }
    : { found: 'elsewhere', slug: moved.slug };
}

async function newest(context: Context): Promise<BlogCard[]> {
  const list = await attempt(listPosts(context, { page: 1, per_page: SUGGESTED }), 'newest articles', context);
  return list?.items ?? [];
}

/** Finds an article by its slug, or the slug to redirect to when its id was requested. */
export const findArticlePage = query({
  allow: 'anyone',
  input: z.object({ slug: z.string() }),
  output: ArticlePage,
  run: async ({ slug }, context): Promise<ArticlePage> => {
    try {
      if (NUMBER.test(slug)) return { found: 'elsewhere', slug: (await findPost(context, { id: slug })).slug };
      const post = await readPost(context, { slug });
      const related = await attempt(listRelatedPosts(context, post), 'related articles', context);
      return { found: 'stored', post, related: related ?? [] };
    } catch (cause) {
      if (isMissing(cause)) return getReplacement(context, slug);
      log().error({ requestId: context.requestId, slug, err: cause }, 'an article cannot be read');
      const builtIn = builtInPosts(BUILT_IN_POSTS);
      const post = builtIn.find((one) => one.slug === slug) ?? null;
      return { found: 'unreadable', post, related: builtIn.filter((one) => one !== post) };
    }
  },
});
