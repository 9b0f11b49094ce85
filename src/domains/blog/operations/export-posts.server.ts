import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { BlogCard } from '../blog.contract.ts';
import { PostListQuery } from '../blog-admin.contract.ts';
import { selectCardsByIds, selectPostIds } from '../blog-admin.store.server.ts';

/** Returns every article that matches the list's search and filters, in its order. */
export const exportPosts = query({
  allow: 'content:read',
  input: PostListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(BlogCard),
  run: async (wanted) => rowPages(await selectPostIds(wanted), selectCardsByIds),
});
