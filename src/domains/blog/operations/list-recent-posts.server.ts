import { z } from 'zod';
import { Newest } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { RecentPost } from '../blog-figures.contract.ts';
import { selectNewestPosts } from '../blog-figures.store.server.ts';

/** Lists the last written articles. */
export const listRecentPosts = query({
  allow: 'content:read',
  input: Newest,
  output: z.array(RecentPost),
  run: ({ limit }) => selectNewestPosts(limit),
});
