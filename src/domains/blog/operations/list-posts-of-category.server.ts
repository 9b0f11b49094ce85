import { query } from '#src/platform/operation.server.ts';
import { BlogCardPage } from '../blog.contract.ts';
import { PostCategoryQuery } from '../blog-admin.contract.ts';
import { selectPosts } from '../blog-admin.store.server.ts';

/** Lists articles of one category, drafts included. */
export const listPostsOfCategory = query({
  allow: 'content:read',
  input: PostCategoryQuery,
  output: BlogCardPage,
  run: selectPosts,
});
