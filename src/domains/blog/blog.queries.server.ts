import { z } from 'zod';
import type { Page } from '#src/kernel/pagination.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import {
  BlogCard,
  BlogCardPage,
  BlogCategory,
  BlogListQuery,
  BlogPost,
  BlogPostId,
  BlogSlug,
} from './blog.contract.ts';
import { listPublishedPosts, readPublishedPost } from './blog.internal.server.ts';
import { postNotFound } from './blog.rules.ts';
import { selectCategories, selectMovedSlug, selectPublishedPostById, selectRelatedPosts } from './blog.store.server.ts';
import { toCard, toEditedPost, toPost } from './blog.views.ts';
import { PostCategoryQuery, PostListQuery, PostStatistics } from './blog-admin.contract.ts';
import {
  countPosts as countRows,
  selectCardsByIds,
  selectPost,
  selectPostIds,
  selectPosts,
} from './blog-admin.store.server.ts';

async function readCards(wanted: PostListQuery): Promise<Page<BlogCard>> {
  const { items, meta } = await selectPosts(wanted);
  return { items: items.map(toCard), meta };
}

/** Counts articles by publication status and by category. */
export const countPosts = query({ allow: 'content:read', input: z.object({}), output: PostStatistics, run: countRows });

/** Returns every article that matches the list's search and filters, in its order. */
export const exportPosts = query({
  allow: 'content:read',
  input: PostListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(BlogCard),
  run: async (wanted) =>
    rowPages(await selectPostIds(wanted), async (ids) => (await selectCardsByIds(ids)).map(toCard)),
});

/** Lists articles without their bodies, drafts included, newest first by default. */
export const listAllPosts = query({
  allow: 'content:read',
  input: PostListQuery,
  output: BlogCardPage,
  run: readCards,
});

/** Lists articles of one category, drafts included. */
export const listPostsOfCategory = query({
  allow: 'content:read',
  input: PostCategoryQuery,
  output: BlogCardPage,
  run: readCards,
});

/** Returns one article for its editor, draft or not. */
export const openPost = query({
  allow: 'content:read',
  input: BlogPostId,
  output: BlogPost,
  run: async ({ id }) => {
    const post = await selectPost(id);
    if (post === undefined) throw postNotFound();
    return toEditedPost(post);
  },
});

/** Returns the current slug of the published article that once had this one. */
export const findMovedPost = query({
  allow: 'anyone',
  input: BlogSlug,
  output: z.object({ slug: z.string().nullable() }),
  run: async ({ slug }) => ({ slug: (await selectMovedSlug(slug)) ?? null }),
});

/** Returns one published article by its id. */
export const findPost = query({
  allow: 'anyone',
  input: BlogPostId,
  output: BlogPost,
  run: async ({ id }) => {
    const post = await selectPublishedPostById(id);
    if (post === undefined) throw postNotFound();
    return toPost(post);
  },
});

/** Lists categories with published articles, in alphabetical order. */
export const listCategories = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(BlogCategory),
  run: async () => (await selectCategories()).sort((one, other) => one.name.localeCompare(other.name, 'fr')),
});

/** Lists published articles without their bodies, newest first. */
export const listPosts = query({
  allow: 'anyone',
  input: BlogListQuery,
  output: BlogCardPage,
  run: listPublishedPosts,
});

const AT_MOST = 3;

/** Lists what to read after an article: the newest of its category, then the newest of all. */
export const listRelatedPosts = query({
  allow: 'anyone',
  input: BlogCard.pick({ id: true, category: true }),
  output: z.array(BlogCard),
  run: async (post) => (await selectRelatedPosts(post, AT_MOST)).map(toCard),
});

/** Returns one published article by its slug. */
export const readPost = query({
  allow: 'anyone',
  input: BlogSlug,
  output: BlogPost,
  run: readPublishedPost,
});
