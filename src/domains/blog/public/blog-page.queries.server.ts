import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readSiteProfile } from '#src/domains/settings/setting.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { fill } from '#src/kernel/text.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { log } from '#src/platform/log.server.ts';
import { type Context, query } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import type { BlogCard } from '../blog.contract.ts';
import {
  findMovedPost,
  findPost,
  listCategories,
  listPosts,
  listRelatedPosts,
  readPost,
} from '../blog.queries.server.ts';
import { ArticlePage, BlogPage } from '../blog-page.contract.ts';
import { BLOG_PAGE_TEXTS } from '../blog-page.texts.ts';
import { POSTS_IN_FEED, POSTS_PER_PAGE } from '../blog-page.views.ts';
import { builtInPosts } from '../built-in-post.views.ts';
import { BUILT_IN_POSTS } from '../built-in-posts.texts.ts';
import { getFeed, lastChange } from '../feed.views.ts';

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

const HASH_LENGTH = 32;

/** Returns the newest articles as RSS, with a hash that changes with its content. */
export const readBlogFeed = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.object({ xml: z.string(), hash: z.string(), changedAt: z.string() }),
  run: async (_input, context) => {
    const [{ items: posts }, { name }] = await Promise.all([
      listPosts(context, { page: 1, per_page: POSTS_IN_FEED }),
      readSiteProfile(),
    ]);
    const { title, description } = BLOG_PAGE_TEXTS.feed;
    const xml = getFeed({ title: fill(title, { name }), description, origin: publicLink(''), posts });
    const hash = createHash('sha256').update(xml).digest('hex').slice(0, HASH_LENGTH);
    return { xml, hash, changedAt: lastChange(posts) };
  },
});

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
