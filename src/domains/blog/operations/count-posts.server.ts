import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { PostStatistics } from '../blog-desk.contract.ts';
import { countPosts as countRows } from '../blog-desk.store.server.ts';

/** How many articles there are, published or not, and in which categories. */
export const countPosts = query({ allow: 'content:read', input: z.object({}), output: PostStatistics, run: countRows });
