import { query } from '#src/platform/operation.server.ts';
import { BlogCardPage } from '../blog.contract.ts';
import { PostListQuery } from '../blog-desk.contract.ts';
import { selectPosts } from '../blog-desk.store.server.ts';

/** Articles without their bodies, drafts included, the newest first unless asked otherwise. */
export const listAllPosts = query({
  allow: 'content:read',
  input: PostListQuery,
  output: BlogCardPage,
  run: selectPosts,
});
