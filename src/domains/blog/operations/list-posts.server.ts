import { query } from '#src/platform/operation.server.ts';
import { BlogCardPage, BlogListQuery } from '../blog.contract.ts';
import { selectPublishedPosts } from '../blog.store.server.ts';

/** Lists published articles without their bodies, newest first. */
export const listPosts = query({
  allow: 'anyone',
  input: BlogListQuery,
  output: BlogCardPage,
  run: selectPublishedPosts,
});
