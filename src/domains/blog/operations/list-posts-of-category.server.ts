import { query } from '#src/platform/operation.server.ts';
import { BlogCardPage } from '../blog.contract.ts';
import { PostCategoryQuery } from '../blog-desk.contract.ts';
import { selectPosts } from '../blog-desk.store.server.ts';

/** Articles of one category, drafts included. */
export const listPostsOfCategory = query({
  allow: 'content:read',
  input: PostCategoryQuery,
  output: BlogCardPage,
  run: selectPosts,
});
