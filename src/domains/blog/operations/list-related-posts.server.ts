import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { BlogCard } from '../blog.contract.ts';
import { selectRelatedPosts } from '../blog.store.server.ts';

const AT_MOST = 3;

/** Lists what to read after an article: the newest of its category, then the newest of all. */
export const listRelatedPosts = query({
  allow: 'anyone',
  input: BlogCard.pick({ id: true, category: true }),
  output: z.array(BlogCard),
  run: (post) => selectRelatedPosts(post, AT_MOST),
});
