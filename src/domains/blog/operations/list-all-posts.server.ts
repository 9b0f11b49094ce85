import { query } from '#src/platform/operation.server.ts';
import { BlogCardPage } from '../blog.contract.ts';
import { PostListQuery } from '../blog-admin.contract.ts';
import { selectPosts } from '../blog-admin.store.server.ts';

/** Lists articles without their bodies, drafts included, newest first by default. */
export const listAllPosts = query({
  allow: 'content:read',
  input: PostListQuery,
  output: BlogCardPage,
  run: selectPosts,
});
