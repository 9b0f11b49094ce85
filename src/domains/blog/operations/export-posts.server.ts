import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { BlogCard } from '../blog.contract.ts';
import { PostListQuery } from '../blog-desk.contract.ts';
import { selectAllPosts } from '../blog-desk.store.server.ts';

/** Every article that a list's search and filters leave, in its order. */
export const exportPosts = query({
  allow: 'content:read',
  input: PostListQuery.omit({ page: true, per_page: true }),
  output: z.array(BlogCard),
  run: selectAllPosts,
});
