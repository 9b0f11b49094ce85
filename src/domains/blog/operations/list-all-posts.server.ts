import { query } from '#src/platform/operation.server.ts';
import { BlogCardPage } from '../blog.contract.ts';
import { PostListQuery } from '../blog-admin.contract.ts';
import { selectPosts } from '../blog-admin.store.server.ts';

/** Articles without their bodies, drafts included, the newest first unless asked otherwise. */
export const listAllPosts = query({
  allow: 'content:read',
  input: PostListQuery,
  output: BlogCardPage,
  run: selectPosts,
});
